import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitrine/schemas';
import type { LiveRelease, Live } from '../releases/live-releases.js';
import type { KnownSettings } from './house-settings.js';

/** Name of the chunk with a release's texts in an additional language. */
export const textsChunk = (language: Language): string => `texts-${language}`;

/** Whether a release has texts in a language. Every release has German and English; others only if it was built with them. */
const hasTexts = ({ chunks }: LiveRelease, language: Language): boolean =>
  COMPLETE_LANGUAGES.some((each) => each === language) || textsChunk(language) in chunks;

/** The languages of the site: German, and each language that staff offer and the live storefront has texts in. */
export class OfferedLanguages {
  private from: readonly unknown[] = [];
  private found: readonly Language[] = [DEFAULT_LANGUAGE];

  constructor(private readonly settings: KnownSettings) {}

  /** Returns the same array until the settings or the release change. */
  of({ storefront }: Live): readonly Language[] {
    const { languages } = this.settings.latest;
    if (this.from[0] === languages && this.from[1] === storefront) return this.found;
    this.from = [languages, storefront];
    this.found = LANGUAGES.filter(
      (language) =>
        language === DEFAULT_LANGUAGE ||
        (languages.includes(language) && (!storefront || hasTexts(storefront, language))),
    );
    return this.found;
  }
}
