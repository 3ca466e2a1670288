import { ANY_ID, readListState, writeListState } from './list-address.js';

const SHAPE = {
  sorts: ['-createdAt', 'createdAt', 'price', '-price'],
  defaultSort: '-createdAt',
  filters: { status: ['pending', 'confirmed'], kind: ['pen', 'belt'] },
} as const;

const params = (text: string) => new URLSearchParams(text);
const written = (text: string, changes: Parameters<typeof writeListState<string, typeof SHAPE.filters>>[2]) =>
  writeListState<string, typeof SHAPE.filters>(SHAPE, params(text), changes).toString();

describe('the list state in the address', () => {
  it('reads what is there and defaults for the rest', () => {
    expect(readListState(SHAPE, params('search=uhren&status=confirmed&page=3&sort=price'))).toEqual({
      search: 'uhren',
      filters: { status: 'confirmed' },
      page: 3,
      limit: 20,
      sort: 'price',
    });
    expect(readListState(SHAPE, params(''))).toEqual({
      search: '',
      filters: {},
      page: 1,
      limit: 20,
      sort: '-createdAt',
    });
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'limit=7', 'limit=x', 'status=lost', 'sort=colour'])(
    'ignores %s',
    (text) => {
      expect(readListState(SHAPE, params(text))).toEqual(readListState(SHAPE, params('')));
    },
  );

  it('accepts any id where a filter allows it', () => {
    const shape = { ...SHAPE, filters: { assignee: ['me', ANY_ID] as readonly string[] } };
    const id = '0199a1b2-0000-7000-8000-000000000009';
    const read = (value: string) => readListState(shape, params(`assignee=${value}`)).filters.assignee;
    expect([read(id), read('me'), read(encodeURIComponent(ANY_ID)), read('x')]).toEqual([
      id,
      'me',
      undefined,
      undefined,
    ]);
    expect(readListState(SHAPE, params(`status=${id}`)).filters.status).toBeUndefined();
  });

  it('starts at the first page when the list changes, leaves out defaults, and keeps other parameters', () => {
    expect(written('page=4&order=7', { filters: { status: 'pending' } })).toBe('order=7&status=pending');
    expect(written('status=pending&kind=pen', { page: 2 })).toBe('status=pending&kind=pen&page=2');
    expect(written('status=pending&kind=pen', { filters: { kind: undefined } })).toBe('status=pending');
    expect(written('sort=price&page=2', { sort: '-createdAt' })).toBe('');
  });

  it('keeps the page size, and starts at the first page when it changes', () => {
    expect(written('page=4', { limit: 50 })).toBe('limit=50');
    expect(written('limit=50', { page: 2 })).toBe('limit=50&page=2');
    expect(written('limit=50&page=2', { limit: 20 })).toBe('');
  });
});
