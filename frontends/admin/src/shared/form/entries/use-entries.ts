import { TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import { getIn, useField, useFormikContext } from 'formik';
import { commaList } from './comma-list.js';
import { inTranslations, type InTranslations, translatedList, translatedName } from '../languages/translations.js';
import { moved, without } from './list-order.js';

/** A list in each language: German texts at `name`, the others in the same order at `translations.{language}.{name}`, '' where one is missing. */
export function useEntries(name: string) {
  const [{ value }] = useField<readonly string[] | undefined>(name);
  const { values, setFieldValue } = useFormikContext<object>();
  const german = value ?? [];
  const translations = inTranslations((language) =>
    translatedList(german, getIn(values, translatedName(name, language)) as readonly string[] | undefined),
  );

  const set = async (nextGerman: readonly string[], next: InTranslations<readonly string[]>) => {
    for (const language of TRANSLATED_LANGUAGES)
      await setFieldValue(translatedName(name, language), next[language], false);
    await setFieldValue(name, nextGerman);
  };
  return {
    german,
    translations,
    /** Adds the entries of a text with commas between them, trimmed; skips empty and existing ones. */
    add: (text: string) => {
      const added = [...new Set(commaList(text))].filter((entry) => !german.includes(entry));
      return set(
        [...german, ...added],
        inTranslations((language) => [...translations[language], ...added.map(() => '')]),
      );
    },
    move: (from: number, to: number) =>
      set(
        moved(german, from, to),
        inTranslations((language) => moved(translations[language], from, to)),
      ),
    remove: (index: number) =>
      set(
        without(german, index),
        inTranslations((language) => without(translations[language], index)),
      ),
    /** Replaces the list; each entry that it had keeps its translations. */
    replace: (entries: readonly string[]) =>
      set(
        entries,
        inTranslations((language) => entries.map((entry) => translations[language][german.indexOf(entry)] ?? '')),
      ),
  };
}
