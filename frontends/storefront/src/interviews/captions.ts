import type { Language } from '@vitrine/platform';
import type { Interview } from '../shared/catalogue/catalogue.js';

interface Captions {
  path: string;
  /** Language of the captions. */
  language: Language;
}

/** The captions of a film in the page's language, else in the other language. */
export function findCaptions(
  { captionsGerman, captionsEnglish }: Pick<Interview, 'captionsGerman' | 'captionsEnglish'>,
  language: Language,
): Captions | undefined {
  const all: readonly { path: string | null; language: Language }[] = [
    { path: captionsGerman, language: 'de' },
    { path: captionsEnglish, language: 'en' },
  ];
  const there = all.filter((each): each is Captions => each.path !== null);
  return there.find((each) => each.language === language) ?? there[0];
}
