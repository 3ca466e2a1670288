import { readListState, writeListState } from './use-list-state.js';

const params = (text: string) => new URLSearchParams(text);

describe('the list state in the address', () => {
  it('reads what is there and defaults for the rest', () => {
    expect(readListState(params('search=uhren&status=confirmed&page=3&sort=price'))).toEqual({
      search: 'uhren',
      status: 'confirmed',
      page: 3,
      sort: 'price',
    });
    expect(readListState(params(''))).toEqual({ search: '', status: undefined, page: 1, sort: '-createdAt' });
  });

  it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'status=lost', 'sort=colour'])(
    'takes %s as not given',
    (text) => {
      expect(readListState(params(text))).toEqual(readListState(params('')));
    },
  );

  it('begins another list at its first page and leaves defaults and strangers alone', () => {
    expect(writeListState(params('page=4&order=7'), { status: 'pending' }).toString()).toBe('order=7&status=pending');
    expect(writeListState(params('status=pending'), { page: 2 }).toString()).toBe('status=pending&page=2');
    expect(writeListState(params('sort=price&page=2'), { sort: '-createdAt' }).toString()).toBe('');
  });
});
