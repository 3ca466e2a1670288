import { createStyleCache } from './style-cache.js';

it('puts the page’s nonce on its style elements', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'csp-nonce');
  meta.nonce = 'abc';
  document.head.append(meta);
  expect(createStyleCache().nonce).toBe('abc');
  expect(createStyleCache('of-the-request').nonce).toBe('of-the-request');
});
