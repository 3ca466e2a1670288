const SAMPLE = /sample|example|change[-_ ]?me|secret|password|placeholder|insecure|dummy/i;
/** A repeated text; the last repetition may be incomplete. */
const REPEATED = /^(.{1,16})\1+.{0,15}$/s;
/** A random value has at least this many different characters. */
const MIN_DIFFERENT_CHARACTERS = 8;

/** Sequences of keys and letters that people type to get a long value, also backwards. */
const rows = [
  '0123456789',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
/** One in some hundred thousand random values of 64 hexadecimal digits contains a sequence of this length. */
const MAX_RUN = 7;
const runs = rows
  .flatMap((row) => [row, [...row].reverse().join('')])
  .flatMap((row) => Array.from({ length: row.length - MAX_RUN + 1 }, (_, start) => row.slice(start, start + MAX_RUN)));

/** Whether a value is a copied sample or was typed instead of generated; production refuses it (design: variables). */
export function isSampleSecret(value: string): boolean {
  if (SAMPLE.test(value) || REPEATED.test(value) || new Set(value).size < MIN_DIFFERENT_CHARACTERS) return true;
  const typed = value.toLowerCase();
  return runs.some((run) => typed.includes(run));
}
