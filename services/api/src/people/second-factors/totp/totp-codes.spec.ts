import { findTotpStep, newTotpSecret } from './totp-codes.js';

/** The secret of the SHA-1 rows of RFC 6238, appendix B, in base 32; the codes are the last six of the eight digits there. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i s the code is %s', (seconds, code) => {
  expect(findTotpStep(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test.each([
  [-60, undefined],
  [-30, 1],
  [0, 1],
  [30, 1],
  [60, undefined],
])('a clock that is %i s off finds the step %p of a code', (seconds, step) => {
  expect(findTotpStep(SECRET, '287082', (59 + seconds) * 1000)).toBe(step);
});

test('each secret is different and has 160 bits', () => {
  const secrets = [newTotpSecret(), newTotpSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});
