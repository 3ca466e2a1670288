import { listSigningSecrets, withReplaced, type StoredSecrets } from './previous-secrets.js';

const at = (time: string) => new Date(`2026-11-28T${time}Z`);
const secretsAt = (stored: StoredSecrets, time: Date) => listSigningSecrets(stored, time).map(({ secret }) => secret);

test('each of several replaced secrets signs for 24 hours from its own replacement', () => {
  const first = withReplaced('whsec_a', [], at('08:00:00'));
  const second = withReplaced('whsec_b', listSigningSecrets(first, at('09:00:00')), at('09:00:00'));
  const third = withReplaced('whsec_c', listSigningSecrets(second, at('09:30:00')), at('09:30:00'));
  const nextDay = (time: string) => new Date(at(time).getTime() + 24 * 3_600_000);
  expect(secretsAt(third, at('10:00:00'))).toEqual(['whsec_c', 'whsec_b', 'whsec_a']);
  expect(secretsAt(third, nextDay('07:59:59'))).toEqual(['whsec_c', 'whsec_b', 'whsec_a']);
  expect(secretsAt(third, nextDay('08:00:00'))).toEqual(['whsec_c', 'whsec_b']);
  expect(secretsAt(third, nextDay('09:29:59'))).toEqual(['whsec_c']);
  expect(secretsAt(third, nextDay('09:30:00'))).toEqual([]);
  expect(third.until).toEqual(nextDay('09:30:00'));
});

test('a single secret in the earlier format signs until its time, and is kept when another follows', () => {
  const stored = { text: 'whsec_old', until: at('12:00:00') };
  expect(secretsAt(stored, at('11:59:59'))).toEqual(['whsec_old']);
  expect(secretsAt(stored, at('12:00:00'))).toEqual([]);
  const next = withReplaced('whsec_a', listSigningSecrets(stored, at('11:00:00')), at('11:00:00'));
  expect(secretsAt(next, at('11:30:00'))).toEqual(['whsec_a', 'whsec_old']);
  expect(secretsAt(next, at('12:00:00'))).toEqual(['whsec_a']);
});

test('secrets that cannot be read do not sign', () => {
  expect(listSigningSecrets({ text: undefined, until: at('12:00:00') }, at('11:00:00'))).toEqual([]);
  expect(listSigningSecrets({ text: 'whsec_old', until: null }, at('11:00:00'))).toEqual([]);
});
