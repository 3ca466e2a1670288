import {
  type FocalPoint,
  languageName,
  type MediaFileFields,
  mediaFileSchema,
  TRANSLATED_LANGUAGES,
} from '@vitrine/schemas';
import {
  type InTranslations,
  type MediaFile,
  translatedName,
  translatedTexts,
  writtenTranslations,
} from '../../shared/form/index.js';

/** The form's values of a file. */
interface FileValues {
  alt: string;
  /** Null = as each page crops it. */
  focalPoint: FocalPoint | null;
  translations: InTranslations<{ alt: string }>;
}

/** Labels of the fields. */
export const LABELS: Readonly<Record<string, string>> = {
  alt: 'Alternative text (German)',
  focalPoint: 'Focal point',
  ...Object.fromEntries(
    TRANSLATED_LANGUAGES.map((language) => [
      translatedName('alt', language),
      `Alternative text (${languageName(language)})`,
    ]),
  ),
};

/** When somebody else changed the file, too, the focal point is kept or taken over as a whole. */
export const TOGETHER = [['focalPoint', 'focalPoint.x', 'focalPoint.y']];

export const valuesOf = (file: MediaFile | null): FileValues => ({
  alt: file?.alt ?? '',
  focalPoint: file?.focalPoint ?? null,
  translations: translatedTexts(file?.translations, ['alt']),
});

/** The request's body of the form's values. */
export const bodyOf = ({ translations, ...values }: FileValues): MediaFileFields =>
  mediaFileSchema.cast({ ...values, translations: writtenTranslations(translations) }, { assert: false });
