import { useTexts } from '@vitrine/platform';
import { FactList } from '../../shared/detail/fact-list.js';
import { PRODUCT_TEXTS } from '../texts.js';

/** In which colours and materials a product is made. */
export function MakeList({ colors, materials }: { colors: readonly string[]; materials: readonly string[] }) {
  const t = useTexts(PRODUCT_TEXTS);
  const facts = [
    { term: t('colors'), value: colors.join(' · ') },
    { term: t('materials'), value: materials.join(' · ') },
  ].filter(({ value }) => value);
  return <FactList id="make-title" title={t('details')} facts={facts} />;
}
