/** Letters that Unicode does not decompose although readers see them as accented letters. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** The shortest word beginning that can be searched, in characters (contract: Admin orders, `search`). */
export const MIN_PREFIX_LENGTH = 2;

/** A text in the form for comparison: without case and accents, compatibility forms unified (`Straße` = `STRASSE`, `Müller` = `muller`). */
export const comparable = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðæœı]/g, (letter) => UNDECOMPOSED[letter] ?? letter);

/** The words of a text, in comparable form: runs of letters and digits, so e-mail addresses are split at their punctuation. */
export const listWords = (text: string): string[] => comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words of a search text that are long enough to be searched, each once. A word that is the beginning of another one is left out, because rows
 * that match the longer word match it, too.
 */
export function searchWords(text: string): string[] {
  const words = [...new Set(listWords(text).filter((word) => [...word].length >= MIN_PREFIX_LENGTH))];
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/** Every beginning, from two characters to the whole word, of every word of the texts, each once. */
export function wordBeginnings(texts: Iterable<string>): Set<string> {
  const beginnings = new Set<string>();
  for (const text of texts) {
    for (const word of listWords(text)) {
      let beginning = '';
      let length = 0;
      for (const character of word) {
        beginning += character;
        if (++length >= MIN_PREFIX_LENGTH) beginnings.add(beginning);
      }
    }
  }
  return beginnings;
}
