import { useTexts } from '@vitrine/platform';
import { FactList } from '../../shared/detail/fact-list.js';
import { PRODUCT_TEXTS } from '../texts.js';

/** The colours and materials of a product. */
export function MakeList({ colors, materials }: { colors: readonly string[]; materials: readonly string[] }) {
  const t = useTexts(PRODUCT_TEXTS);
  const facts = [
    { term: t('colors'), value: colors.join(' · ') },
    { term: t('materials'), value: materials.join(' · ') },
  ].filter(({ value }) => value);
  return <FactList id="make-title" title={t('details')} facts={facts} />;
}
