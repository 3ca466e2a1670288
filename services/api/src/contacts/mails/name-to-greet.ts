const LONGEST = 60;
/** Words of letters; a full stop only ends a word, as in "Dr. Erika M.", so that no mail program makes a link of it. */
const NAME = /^\p{L}[\p{L}\p{M}'’-]*\.?(?: \p{L}[\p{L}\p{M}'’-]*\.?)*$/u;

/**
 * The name of somebody who wrote to us, as far as we repeat it to the address they gave: anybody could have us mail their own text to
 * anybody, so nothing that reads like more than a name.
 */
export const nameToGreet = (name: string): string | undefined =>
  name.length <= LONGEST && NAME.test(name) ? name : undefined;
