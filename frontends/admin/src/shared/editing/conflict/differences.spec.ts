import { differences } from './differences.js';

it('names only what differs, nested texts by their path', () => {
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

it('joins the texts of a list entry', () => {
  const rows = [{ label: 'Nib', text: 'Gold' }];
  expect(differences({ rows }, { rows: [] })).toEqual([{ path: 'rows', yours: 'Nib: Gold', theirs: '' }]);
});

it('treats a missing value as empty', () => {
  expect(differences({ phone: null }, { phone: '', translations: {} })).toEqual([]);
  expect(differences({}, { phone: '1' })).toEqual([{ path: 'phone', yours: '', theirs: '1' }]);
});

it('shows only the passages of a rich text that differ, as plain text', () => {
  const content = (middle: string) => `<h2>Rights</h2><p>${middle}</p><ul><li><p>To <strong>ask</strong></p></li></ul>`;
  expect(differences({ content: content('Yours &amp; ours.') }, { content: content('Theirs.') })).toEqual([
    { path: 'content', yours: 'Yours & ours.', theirs: 'Theirs.' },
  ]);
  expect(differences({ content: '<p>New</p>' }, { content: '' })).toEqual([
    { path: 'content', yours: 'New', theirs: '' },
  ]);
  expect(differences({ content: '<ul><li><p>A</p></li></ul>' }, { content: '<ul><li>A</li><li>B</li></ul>' })).toEqual([
    { path: 'content', yours: '', theirs: 'B' },
  ]);
  const [bold] = differences({ content: '<p><strong>A</strong></p>' }, { content: '<p>A</p>' });
  expect(bold).toMatchObject({ yours: 'Other formatting or order' });
});
