import { isSampleSecret } from './secrets.js';

test.each([
  'change-me-change-me-change-me-change-me',
  'CHANGEME-0123456789-0123456789-0123456',
  'sample-of-a-long-enough-proxy-word',
  'an-example-of-a-long-enough-proxy-word',
  'x'.repeat(40),
  '0123456789abcdef0123456789abcdef',
  'k3Vt9QmZ-fedcba9876543210-7xLw2Rb8',
  'qwertyuiopasdfghjklzxcvbnm123456',
  'QWERTZUIOPasdfghjkl-yxcvbnm-1357',
  'k3Vt9Qm-k3Vt9Qm-k3Vt9Qm-k3Vt9Qm-k3V',
  'aabbaabbabababbbaaabbabababbbbaaccc',
  'password1234',
  'changeme-changeme',
])('%s is a sample', (value) => expect(isSampleSecret(value)).toBe(true));

test.each([
  'k3Vt9QmZ7xLw2Rb8Nc5Hs1Jd6Fy4Gp0T',
  '9f2c71e04bd85a36e1c09d7f3b62a845',
  'Uhrwerk, Guilloché und ein Glas Tee',
])('%s is no sample', (value) => expect(isSampleSecret(value)).toBe(false));
