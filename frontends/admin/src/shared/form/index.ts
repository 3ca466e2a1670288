export { Bilingual, Label, Missing } from './bilingual.js';
export { commaList, commaText } from './comma-list.js';
export { DateField, dayText } from './date-field.js';
export {
  englishList,
  englishName,
  englishTexts,
  missingEnglish,
  savedEnglishList,
  withoutEmptyEntries,
} from './english.js';
export { EnglishMissing } from './english-missing.js';
export { EntriesField } from './entries-field.js';
export type { FixedEntry } from './entry-row.js';
export { FieldRow, FormSection } from './form-section.js';
export { ListField } from './list-field.js';
export { MediaField } from './media-field.js';
export { MediaListField } from './media-list-field.js';
export { MediaPreview } from './media-preview.js';
export { MoneyField, moneyText } from './money-field.js';
export { NumberField } from './number-field.js';
export { OrderButtons } from './order-buttons.js';
export { Switch } from './switch.js';
export { SwitchField } from './switch-field.js';
export { type Entries, useEntries } from './use-entries.js';
export { fileSize } from './upload/file-size.js';
export { type MediaKind } from './upload/media-kind.js';
export { Upload, type UploadState } from './upload/upload.js';
export { UploadProgress } from './upload/upload-progress.js';
export { useUploadUnderWay } from './upload/under-way.js';
