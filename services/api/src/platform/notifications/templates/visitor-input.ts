/**
 * Decides which texts of a visitor a mail repeats to the address that was typed with them. Anybody could have us mail their own text to anybody, so
 * no text is repeated that can contain a message, a link or a telephone number.
 */

const MAX_LENGTH = 60;
/** Words of letters; a full stop only ends a word, as in "Dr. Erika M.", so that no mail program makes a link of it. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)*$/u;
/** Words of letters and digits, and the marks of addresses and firms; a full stop or comma only ends a word. */
const WORDS = /^[\p{L}\p{N}\p{M}'’&+()/-]+[.,]?(?: [\p{L}\p{N}\p{M}'’&+()/-]+[.,]?)*$/u;
/** A telephone number has more digits than a house number or a postal code. */
const MAX_DIGITS = 10;
const MAX_NUMBER = /\p{N}[\p{N} ()/+-]{6,}\p{N}/u;

/** The name of somebody who wrote to us, if it reads like one. */
export const nameToGreet = (name: string): string | undefined =>
  name.length <= MAX_LENGTH && NAME.test(name) ? name : undefined;

/** A company or a line of a postal address, if it reads like one and holds no web address, e-mail address or telephone number. */
export function detailToRepeat(text: string): string | undefined {
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const isPlain = text.length <= MAX_LENGTH && WORDS.test(text) && !text.includes('//');
  return isPlain && digits <= MAX_DIGITS && !MAX_NUMBER.test(text) ? text : undefined;
}
