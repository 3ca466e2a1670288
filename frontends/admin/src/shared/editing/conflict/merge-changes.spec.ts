import { mergeChanges } from './merge-changes.js';

const base = { name: 'Müller', city: 'Köln', phone: '', translations: { en: { name: '' } } };

it('takes over what only others changed, and keeps own changes', () => {
  const yours = { ...base, name: 'Müller GmbH' };
  const theirs = { ...base, city: 'Bonn', translations: { en: { name: 'Miller' } } };
  expect(mergeChanges(base, yours, theirs)).toEqual({
    values: { ...base, name: 'Müller GmbH', city: 'Bonn', translations: { en: { name: 'Miller' } } },
    conflicts: [],
    takenOver: ['city', 'translations.en.name'],
  });
});

it('reports fields that both changed to different values, and none that both changed alike', () => {
  const yours = { ...base, name: 'Ours', city: 'Bonn' };
  const theirs = { ...base, name: 'Theirs', city: 'Bonn' };
  expect(mergeChanges(base, yours, theirs)).toEqual({ values: yours, conflicts: [['name']], takenOver: [] });
});

it('treats a missing value as empty', () => {
  expect(mergeChanges<object>({ phone: null }, { phone: '' }, {})).toEqual({
    values: {},
    conflicts: [],
    takenOver: [],
  });
});

it('keeps a list and its translation together, because their entries have the same order', () => {
  const lists = (services: string[], english: string[]) => ({ services, translations: { en: { services: english } } });
  const merge = mergeChanges(lists(['A', 'B'], ['a', 'b']), lists(['A', 'B'], ['a', 'be']), lists(['B'], ['b']));
  expect(merge.conflicts).toEqual([['services', 'translations.en.services']]);
});

it('keeps the declared groups of fields together', () => {
  const discount = { kind: 'percentage', amount: '10' };
  const merge = mergeChanges(discount, { ...discount, amount: '50' }, { ...discount, kind: 'fixed' }, [
    ['kind', 'amount'],
  ]);
  expect(merge).toEqual({
    values: { kind: 'percentage', amount: '50' },
    conflicts: [['kind', 'amount']],
    takenOver: [],
  });
});
