export { Label, Missing, TranslatedText } from './languages/translated-text.js';
export { TranslatedMedia, translatedMediaHint } from './languages/translated-media.js';
export { type Choice, ChoicesField } from './choices-field.js';
export { DateField, dayText } from './date-field.js';
export {
  inTranslations,
  type InTranslations,
  savedLists,
  translatedList,
  translatedName,
  translatedTexts,
  withoutEmptyEntries,
  writtenTranslations,
} from './languages/translations.js';
export { TextsMissing } from './languages/texts-missing.js';
export { useTranslatedLanguages } from './languages/use-translated-languages.js';
export { EntriesField } from './entries/entries-field.js';
export type { FixedEntry } from './entries/entry-row.js';
export { FieldRow, Fields, FormSection } from './form-section.js';
export { ListField } from './entries/list-field.js';
export { MediaField } from './media/media-field.js';
export { MediaListField } from './media/media-list-field.js';
export { MediaPreview } from './media/media-preview.js';
export { MoneyField, moneyText } from './money-field.js';
export { NumberField } from './number-field.js';
export { OpeningHoursField } from './opening-hours/opening-hours-field.js';
export { OrderButtons } from './entries/order-buttons.js';
export { Switch } from './switch.js';
export { SwitchField } from './switch-field.js';
export { useEntries } from './entries/use-entries.js';
export { fileSize } from './upload/file-size.js';
export { FileButton } from './media/file-button.js';
export { useUpload } from './media/use-upload.js';
export { UploadProgress } from './upload/upload-progress.js';
export { LIBRARY_KEY, type MediaFile } from './library/library-calls.js';
export { LibraryFiles } from './library/library-files.js';
export { fileName, LibraryThumbnail, shownPicture } from './library/library-thumbnail.js';
