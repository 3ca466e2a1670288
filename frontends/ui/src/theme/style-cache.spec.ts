import { createStyleCache } from './style-cache.js';

it('signs its styles with the page’s nonce', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'abc';
  document.head.append(meta);
  expect(createStyleCache().nonce).toBe('abc');
  expect(createStyleCache('of-the-request').nonce).toBe('of-the-request');
});
