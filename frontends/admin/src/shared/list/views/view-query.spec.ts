import { isSameQuery, listAt, toViewQuery } from './view-query.js';

describe('a view of a list', () => {
  it('is the query of the address, without the page and an open dialog', () => {
    const params = new URLSearchParams('page=3&status=pending&order=0199&search=wien&sort=price&limit=50');
    expect(toViewQuery(params, ['status'])).toBe('limit=50&search=wien&sort=price&status=pending');
  });

  it('is the same with its parameters in any order', () => {
    expect(isSameQuery('a=1&b=2', 'b=2&a=1')).toBe(true);
    expect(isSameQuery('a=1', '')).toBe(false);
  });

  it('exists only for lists', () => {
    expect([listAt('/admin/orders'), listAt('/admin/stores/'), listAt('/admin/privacy')]).toEqual([
      'orders',
      'stores',
      undefined,
    ]);
  });
});
