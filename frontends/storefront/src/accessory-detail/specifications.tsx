import { useFormat, useTexts } from '@vitrine/platform';
import type { Accessory } from '../shared/catalogue/catalogue.js';
import { FactList } from '../shared/detail/fact-list.js';
import { ACCESSORY_DETAIL_TEXTS } from './texts.js';

/** Brand, material, colour, size and weight of an accessory, then the specifications that staff added. */
export function Specifications({ accessory }: { accessory: Accessory }) {
  const t = useTexts(ACCESSORY_DETAIL_TEXTS);
  const format = useFormat();
  const { brand, material, color, size, weight, specifications } = accessory;
  const rows = [
    { term: t('brand'), value: brand },
    { term: t('material'), value: material },
    { term: t('color'), value: color },
    { term: t('size'), value: size },
    { term: t('weight'), value: weight !== null && t('grams', { weight: format.number(weight) }) },
    ...Object.entries(specifications).map(([term, value]) => ({ term, value })),
  ];
  const facts = rows.flatMap(({ term, value }) => (value ? [{ term, value }] : []));
  return <FactList id="specs-title" title={t('specs')} facts={facts} panel />;
}
