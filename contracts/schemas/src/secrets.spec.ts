import { isSampleSecret } from './secrets.js';

test.each([
  'change-me-change-me-change-me-change-me',
  'CHANGEME-0123456789-0123456789-0123456',
  'sample-of-a-long-enough-proxy-word',
  'an-example-of-a-long-enough-proxy-word',
  'x'.repeat(40),
])('%s is a sample', (value) => expect(isSampleSecret(value)).toBe(true));

test('random characters are none', () => expect(isSampleSecret('k3Vt9QmZ7xLw2Rb8Nc5Hs1Jd6Fy4Gp0T')).toBe(false));
