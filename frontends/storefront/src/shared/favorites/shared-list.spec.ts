import { readListFragment, toListFragment } from './shared-list.js';
import type { Favorite } from './stored-favorites.js';

it('reads the list that it has written, in its order', () => {
  const list: Favorite[] = [
    { type: 'accessory', id: '0197a000-0000-7000-8000-0000000000a1' },
    { type: 'product', id: '0197a000-0000-7000-8000-000000000001' },
  ];
  const fragment = toListFragment(list);
  expect(fragment).toMatch(/^#list=[\w.,-]+$/);
  expect(readListFragment(fragment)).toEqual(list);
});

it.each(['', '#', '#main', '#list=', '#list=x.1,p,p.,p.<script>,1', '#other=p.1'])(
  'finds no list in %j',
  (fragment) => {
    expect(readListFragment(fragment)).toEqual([]);
  },
);

it('has each favourite once and cuts a list that is too long', () => {
  expect(readListFragment('#list=p.1,p.1,a.1')).toEqual([
    { type: 'product', id: '1' },
    { type: 'accessory', id: '1' },
  ]);
  const many = Array.from({ length: 200 }, (_, n) => `p.${n}`).join(',');
  expect(readListFragment(`#list=${many}`)).toHaveLength(60);
});
