const SAMPLE = /sample|example|change[-_ ]?me|secret|password|placeholder|insecure|dummy/i;
/** A piece again and again, its last time perhaps in part. */
const REPEATED = /^(.{1,16})\1+.{0,15}$/s;
/** So few different characters nobody draws. */
const FEWEST = 8;

/** What fingers type to have something long, forwards and backwards. */
const rows = [
  '0123456789',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
];
/** A random value of 64 hexadecimal digits has a row of this length once in some hundred thousand. */
const LONGEST_RUN = 7;
const runs = rows
  .flatMap((row) => [row, [...row].reverse().join('')])
  .flatMap((row) =>
    Array.from({ length: row.length - LONGEST_RUN + 1 }, (_, start) => row.slice(start, start + LONGEST_RUN)),
  );

/** True for a value that somebody copied or typed to have one; production refuses it (design: variables). */
export function isSampleSecret(value: string): boolean {
  if (SAMPLE.test(value) || REPEATED.test(value) || new Set(value).size < FEWEST) return true;
  const typed = value.toLowerCase();
  return runs.some((run) => typed.includes(run));
}
