import { languageName, type MediaFileFields, mediaFileSchema, TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import {
  type InTranslations,
  type MediaFile,
  translatedName,
  translatedTexts,
  writtenTranslations,
} from '../../shared/form/index.js';
import type { FocalPoint } from './focal-point.js';

/** What the form of a file holds. */
interface FileValues {
  alt: string;
  /** Null = as each page crops it. */
  focus: FocalPoint | null;
  translations: InTranslations<{ alt: string }>;
}

/** What the fields are called. */
export const LABELS: Readonly<Record<string, string>> = {
  alt: 'Alternative text (German)',
  focus: 'Focal point',
  ...Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [
      translatedName('alt', language),
      `Alternative text (${languageName(language)})`,
    ]),
  ),
};

/** A point is one value. */
export const TOGETHER = [['focus', 'focus.x', 'focus.y']];

export const valuesOf = (file: MediaFile | null): FileValues => ({
  alt: file?.alt ?? '',
  focus: file?.focus ?? null,
  translations: translatedTexts(file?.translations, ['alt']),
});

/** The API's body of what the form holds. */
export const bodyOf = ({ translations, ...values }: FileValues): MediaFileFields =>
  mediaFileSchema.cast({ ...values, translations: writtenTranslations(translations) }, { assert: false });
