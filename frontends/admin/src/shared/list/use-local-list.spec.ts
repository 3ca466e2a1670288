import type { ListState } from './address/list-address.js';
import { localList } from './use-local-list.js';

interface Shop {
  name: string;
  city: string | null;
  staff: number;
}

const shops: Shop[] = [
  { name: 'Uhren Müller', city: 'Köln', staff: 9 },
  { name: 'Bijoux', city: null, staff: 12 },
  { name: 'Zeitlos', city: 'Wien', staff: 3 },
];
const state = (changes: Partial<ListState>): ListState => ({
  search: '',
  page: 1,
  limit: 20,
  sort: 'name',
  filters: {},
  ...changes,
});
const list = {
  text: ({ name, city }: Shop) => [name, city],
  filters: { size: ({ staff }: Shop, value: string) => (value === 'big' ? staff > 5 : staff <= 5) },
  sorts: { name: ({ name }: Shop) => name, staff: ({ staff }: Shop) => staff },
  size: 2,
};
const names = (changes: Partial<ListState>) => localList(shops, state(changes), list).rows.map(({ name }) => name);

it('finds every word anywhere, whatever its case and accents', () => {
  expect(names({ search: 'muller koln' })).toEqual(['Uhren Müller']);
  expect(names({ search: 'muller wien' })).toEqual([]);
});

it('orders by texts and figures, both ways', () => {
  expect(names({})).toEqual(['Bijoux', 'Uhren Müller']);
  expect(names({ sort: '-staff' })).toEqual(['Bijoux', 'Uhren Müller']);
  expect(names({ sort: 'staff' })).toEqual(['Zeitlos', 'Uhren Müller']);
});

it('filters, and shows the last page instead of a later one', () => {
  expect(names({ filters: { size: 'small' } })).toEqual(['Zeitlos']);
  expect(localList(shops, state({ page: 9 }), list)).toMatchObject({ page: 2, total: 3 });
});
