import { differences } from './differences.js';

it('names only what parts, nested texts by their path', () => {
  expect(
    differences(
      { name: 'Köln', translations: { en: { name: 'Cologne' } }, services: ['Repair', 'Advice'], isActive: true },
      { name: 'Köln', translations: { en: { name: '' } }, services: ['Repair'], isActive: false },
    ),
  ).toEqual([
    { path: 'translations.en.name', yours: 'Cologne', theirs: '' },
    { path: 'services', yours: 'Repair, Advice', theirs: 'Repair' },
    { path: 'isActive', yours: 'Yes', theirs: 'No' },
  ]);
});

it('reads the entries of a list as people do', () => {
  const rows = [{ label: 'Nib', text: 'Gold' }];
  expect(differences({ rows }, { rows: [] })).toEqual([{ path: 'rows', yours: 'Nib: Gold', theirs: '' }]);
});

it('takes a value that is missing for an empty one', () => {
  expect(differences({ phone: null }, { phone: '', translations: {} })).toEqual([]);
  expect(differences({}, { phone: '1' })).toEqual([{ path: 'phone', yours: '', theirs: '1' }]);
});
