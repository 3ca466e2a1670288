import { isAdminScreen, isOperations, ownPath } from './next-path.js';

const ORIGIN = 'https://vitrine.example';

describe('ownPath', () => {
  it.each(['/ops/queues', '/admin/orders?page=2#top'])('takes the own path %s', (path) => {
    expect(ownPath(path, ORIGIN)).toBe(path);
  });

  it.each([
    null,
    '',
    'ops/queues',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ])('refuses %j', (path) => {
    expect(ownPath(path, ORIGIN)).toBeNull();
  });
});

it('tells the queue dashboard from the screens', () => {
  expect(isOperations('/ops/queues')).toBe(true);
  expect(isOperations('/opsimism')).toBe(false);
  expect(isAdminScreen('/admin?x')).toBe(true);
  expect(isAdminScreen('/administrator')).toBe(false);
});
