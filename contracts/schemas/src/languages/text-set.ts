import { inLanguage, type InLanguages, type DEFAULT_LANGUAGE, type Language } from './languages.js';

/** Texts by key, in groups. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts with exactly the keys of `T`, in another language. */
export type Translated<T extends Texts> = {
  readonly [Key in keyof T]: T[Key] extends Texts ? Translated<T[Key]> : string;
};

/** The texts of a part of the program by language; in a browser, further languages are missing until they are loaded. */
export type Catalogue<T extends Texts> = Readonly<Record<typeof DEFAULT_LANGUAGE, T>> &
  Omit<InLanguages<NoInfer<Translated<T>>>, typeof DEFAULT_LANGUAGE>;

/** The texts of one catalogue, by loaded language. */
type Loaded = Partial<Record<Language, Texts>>;

const loaded = new Map<string, Loaded>();

/** Registers the texts of a catalogue in one more language. */
export const addTexts = (name: string, language: Language, texts: Texts): void =>
  void loaded.set(name, { ...loaded.get(name), [language]: texts });

/** Registers the texts of a part of the program under a unique name. @returns gives all of them in a language */
export function textSet<T extends Texts>(name: string, catalogue: Catalogue<T>): (language: Language) => Translated<T> {
  loaded.set(name, { ...(catalogue as Loaded), ...loaded.get(name) });
  return (language) => inLanguage(loaded.get(name) as InLanguages<Texts>, language) as Translated<T>;
}

/** Every catalogue by its name. */
export const knownTexts = (): ReadonlyMap<string, Loaded> => loaded;
