import { inLanguage, type InLanguages, type DEFAULT_LANGUAGE, type Language } from './languages.js';

/** Texts by key, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts under the same keys as `T`, in another language; the compiler refuses one that is missing, or too many. */
export type Translated<T extends Texts> = {
  readonly [Key in keyof T]: T[Key] extends Texts ? Translated<T[Key]> : string;
};

/** The texts of a part of the program by language; a browser has further languages only once they are asked for. */
export type Catalogue<T extends Texts> = Readonly<Record<typeof DEFAULT_LANGUAGE, T>> &
  Omit<InLanguages<NoInfer<Translated<T>>>, typeof DEFAULT_LANGUAGE>;

/** The texts of one catalogue, by the languages that are there. */
type Loaded = Partial<Record<Language, Texts>>;

const loaded = new Map<string, Loaded>();

/** Makes the texts of a catalogue known in one more language. */
export const addTexts = (name: string, language: Language, texts: Texts): void =>
  void loaded.set(name, { ...loaded.get(name), [language]: texts });

/** The texts of a part of the program, under a name of their own, each language's whole. */
export function textSet<T extends Texts>(name: string, catalogue: Catalogue<T>): (language: Language) => Translated<T> {
  loaded.set(name, { ...(catalogue as Loaded), ...loaded.get(name) });
  return (language) => inLanguage(loaded.get(name) as InLanguages<Texts>, language) as Translated<T>;
}

/** Every catalogue by its name, as it was written. */
export const knownTexts = (): ReadonlyMap<string, Loaded> => loaded;
