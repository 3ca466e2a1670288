import { fileTypeFromBuffer } from 'file-type';

export type MediaKind = 'image' | 'video' | 'captions';

/** The type of a file; `extension` decides the media type with which it is served. */
export interface FileType {
  kind: MediaKind;
  mimeType: string;
  extension: string;
}

/** The number of bytes at a file's beginning from which its type is detected. */
export const TYPE_DETECTION_BYTES = 64 * 1024;

const image = (mimeType: string, extension: string): FileType => ({ kind: 'image', mimeType, extension });
const video = (mimeType: string, extension: string): FileType => ({ kind: 'video', mimeType, extension });

export const JPEG = image('image/jpeg', 'jpg');
export const PNG = image('image/png', 'png');
const CAPTIONS: FileType = { kind: 'captions', mimeType: 'text/vtt', extension: 'vtt' };
const AVIF = image('image/avif', 'avif');

/** Accepted types, by the media type that the library detects (contract: Uploads). */
const KEPT = new Map<string, FileType>([
  ['image/jpeg', JPEG],
  ['image/png', PNG],
  ['image/apng', PNG],
  ['image/webp', image('image/webp', 'webp')],
  ['image/avif', AVIF],
  // Some encoders name AVIF's family first; decoding shows whether the file is AVIF.
  ['image/heif', AVIF],
  ['video/mp4', video('video/mp4', 'mp4')],
  ['video/x-m4v', video('video/mp4', 'mp4')],
  ['video/vnd.avi', video('video/x-msvideo', 'avi')],
  ['video/quicktime', video('video/quicktime', 'mov')],
  ['video/x-ms-asf', video('video/x-ms-wmv', 'wmv')],
  ['video/x-flv', video('video/x-flv', 'flv')],
  ['video/webm', video('video/webm', 'webm')],
  ['video/matroska', video('video/x-matroska', 'mkv')],
]);

/** The beginning of a WebVTT file, with or without a byte order mark (WebVTT §4.1). */
const WEBVTT = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/;
const WEBVTT_BYTES = 16;

/**
 * Detects a file's type by its bytes, never by its name (contract: Uploads).
 * @param beginning the first {@link TYPE_DETECTION_BYTES} of the file, or all of a shorter one
 * @returns `undefined` for types that are not accepted
 */
export async function detectFileType(beginning: Uint8Array): Promise<FileType | undefined> {
  if (WEBVTT.test(Buffer.from(beginning.subarray(0, WEBVTT_BYTES)).toString('utf8'))) return CAPTIONS;
  const detected = await fileTypeFromBuffer(beginning).catch(() => undefined);
  return detected && KEPT.get(detected.mime);
}
