import type { Text } from './patterns.js';

/** The sentences about uploaded files. */
export const UPLOADS = {
  'upload.multipart': {
    en: 'Files are sent as multipart/form-data',
    de: 'Dateien werden als multipart/form-data gesendet',
  },
  'upload.malformed': { en: 'The form could not be read', de: 'Das Formular konnte nicht gelesen werden' },
  'upload.required': { en: 'At least one file is required', de: 'Mindestens eine Datei ist erforderlich' },
  'upload.empty': { en: 'This file is empty', de: 'Diese Datei ist leer' },
  'upload.tooMany': { en: 'At most {count} files are allowed here', de: 'Hier sind höchstens {count} Dateien erlaubt' },
  'upload.formTooLarge': { en: 'The form has too much text', de: 'Das Formular enthält zu viel Text' },
  'upload.imageType': {
    en: 'Images must be JPEG, PNG, WebP or AVIF',
    de: 'Bilder müssen JPEG, PNG, WebP oder AVIF sein',
  },
  'upload.videoType': {
    en: 'Videos must be MP4, AVI, MOV, WMV, FLV, WebM or MKV',
    de: 'Videos müssen MP4, AVI, MOV, WMV, FLV, WebM oder MKV sein',
  },
  'upload.fileType': {
    en: 'Files must be images (JPEG, PNG, WebP, AVIF), videos (MP4, AVI, MOV, WMV, FLV, WebM, MKV) or captions (WebVTT)',
    de: 'Dateien müssen Bilder (JPEG, PNG, WebP, AVIF), Videos (MP4, AVI, MOV, WMV, FLV, WebM, MKV) oder Untertitel (WebVTT) sein',
  },
  'upload.captionsType': { en: 'Captions must be WebVTT (.vtt)', de: 'Untertitel müssen im Format WebVTT (.vtt) sein' },
  'upload.captionsSize': { en: 'Captions may have at most 1 MB', de: 'Untertitel dürfen höchstens 1 MB groß sein' },
  'upload.captionsEncoding': {
    en: 'Captions must be saved as UTF-8',
    de: 'Untertitel müssen in der Kodierung UTF-8 gespeichert sein',
  },
  'upload.captionsCue': {
    en: 'The captions cannot be read at line {line}: each one begins with its times, such as 00:01.000 --> 00:04.000',
    de: 'Die Untertitel sind in Zeile {line} nicht lesbar: Jeder beginnt mit seinen Zeiten, etwa 00:01.000 --> 00:04.000',
  },
  'upload.captionsNone': { en: 'This file has no captions in it', de: 'Diese Datei enthält keine Untertitel' },
  'upload.imageUnreadable': { en: 'This image cannot be read', de: 'Dieses Bild kann nicht gelesen werden' },
  'upload.imageSize': { en: 'Images may have at most 15 MB', de: 'Bilder dürfen höchstens 15 MB groß sein' },
  'upload.videoSize': { en: 'Videos may have at most 100 MB', de: 'Videos dürfen höchstens 100 MB groß sein' },
  'upload.imagePixels': {
    en: 'Images may have at most 30 megapixels and 16,383 pixels on a side',
    de: 'Bilder dürfen höchstens 30 Megapixel und 16.383 Pixel je Seite haben',
  },
} as const satisfies Record<string, Text>;
