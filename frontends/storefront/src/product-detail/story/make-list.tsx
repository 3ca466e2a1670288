import { useTexts } from '@vitrine/platform';
import { FactList } from '../../shared/detail/fact-list.js';
import { PRODUCT_TEXTS } from '../texts.js';

/** A line never begins with the dot. */
const SEPARATOR = '\u00a0· ';

/** The colours and materials of a product. */
export function MakeList({ colors, materials }: { colors: readonly string[]; materials: readonly string[] }) {
  const t = useTexts(PRODUCT_TEXTS);
  const facts = [
    { term: t('colors'), value: colors.join(SEPARATOR) },
    { term: t('materials'), value: materials.join(SEPARATOR) },
  ].filter(({ value }) => value);
  return <FactList id="make-title" title={t('details')} facts={facts} />;
}
