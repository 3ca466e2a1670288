import { useField, useFormikContext } from 'formik';
import { commaList } from './comma-list.js';
import { englishList, englishName } from '../languages/english.js';
import { moved, without } from './list-order.js';

/** A list in two languages: German texts at `name`, English ones in the same order at `translations.en.{name}`, '' where one is missing. */
export function useEntries(name: string) {
  const [{ value }] = useField<readonly string[] | undefined>(name);
  const [{ value: other }] = useField<readonly string[] | undefined>(englishName(name));
  const { setFieldValue } = useFormikContext();
  const german = value ?? [];
  const english = englishList(german, other);

  const set = async (nextGerman: readonly string[], nextEnglish: readonly string[]) => {
    await setFieldValue(englishName(name), nextEnglish, false);
    await setFieldValue(name, nextGerman);
  };
  return {
    german,
    english,
    /** Of a text with commas between the entries; trimmed, empty ones and those there already are passed over. */
    add: (text: string) => {
      const added = [...new Set(commaList(text))].filter((entry) => !german.includes(entry));
      return set([...german, ...added], [...english, ...added.map(() => '')]);
    },
    move: (from: number, to: number) => set(moved(german, from, to), moved(english, from, to)),
    remove: (index: number) => set(without(german, index), without(english, index)),
    /** Keeps these in this order, each with the English it had. */
    replace: (entries: readonly string[]) =>
      set(
        entries,
        entries.map((entry) => english[german.indexOf(entry)] ?? ''),
      ),
  };
}
