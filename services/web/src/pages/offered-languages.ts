import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrine/schemas';
import type { LiveRelease, Live } from '../releases/live-releases.js';
import type { KnownSettings } from './house-settings.js';

/** Name of the chunk that has a further language's texts of a release. */
export const textsChunk = (language: Language): string => `texts-${language}`;

/** Whether a release has the texts of a language: every one has German and English, and the others if it was built with them. */
const speaks = ({ chunks }: LiveRelease, language: Language): boolean =>
  COMPLETE_LANGUAGES.some((each) => each === language) || textsChunk(language) in chunks;

/** The languages that visitors may read the site in: those that staff offer and that the live storefront has; German always. */
export class OfferedLanguages {
  private from: readonly unknown[] = [];
  private found: readonly Language[] = [DEFAULT_LANGUAGE];

  constructor(private readonly settings: KnownSettings) {}

  /** The same list as before while nothing has changed. */
  of({ storefront }: Live): readonly Language[] {
    const { languages } = this.settings.latest;
    if (this.from[0] === languages && this.from[1] === storefront) return this.found;
    this.from = [languages, storefront];
    this.found = LANGUAGES.filter(
      (language) =>
        language === DEFAULT_LANGUAGE ||
        (languages.includes(language) && (!storefront || speaks(storefront, language))),
    );
    return this.found;
  }
}
