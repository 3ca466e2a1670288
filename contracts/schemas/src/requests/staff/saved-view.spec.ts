import { savedViewSchema } from './saved-view.js';

const view = (query: unknown) => savedViewSchema.validateSync({ list: 'orders', name: 'Pending', query });

test('a view is kept without the question mark of its address', () => {
  expect(view(' ?status=pending ').query).toBe('status=pending');
  expect(view(undefined).query).toBe('');
});

test.each([null, 7, [['a']], ['a'], { en: 'a' }])('%j is no address of a list', (query) => {
  expect(() => view(query)).toThrow(expect.objectContaining({ name: 'ValidationError', path: 'query' }) as Error);
});
