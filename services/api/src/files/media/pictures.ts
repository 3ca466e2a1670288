import { DEFAULT_LANGUAGE, type FocalPoint, type Language } from '@vitrine/schemas';
import type { Translations } from '../../common/translations.js';
import type { MediaTexts } from './media-file.entity.js';
import type { PictureDto } from './picture.dto.js';

/** What an answer says of stored pictures, by path. */
export type Pictures = Record<string, PictureDto>;

/** What is known of a stored picture. */
export interface KnownPicture extends Pick<PictureDto, 'width' | 'height' | 'variants'> {
  alt?: string | null;
  focalPoint?: FocalPoint | null;
  translations?: Translations<MediaTexts> | null;
}

/** The same of several, by path. */
export type KnownPictures = Record<string, KnownPicture>;

/** The rows of `media_files` with a picture of known size: images, and films with a still. */
export const IS_KNOWN_PICTURE = 'width is not null and height is not null';

/**
 * The column `pictures` of a statement: what is known of the pictures that each row names, in no order; `null` when that is nothing.
 * Spares a read a second statement, which costs it more than the look at each row's few pictures.
 * @param paths the row's paths as an SQL array, its columns named with their table
 */
export const picturesColumn = (paths: string): string => `(
  select json_object_agg(path, json_build_object(
    'width', width, 'height', height, 'variants', variants, 'alt', alt, 'focalPoint', focal_point, 'translations', translations))
  from media_files where path = any(${paths}) and ${IS_KNOWN_PICTURE}) as pictures`;

/** The part of known pictures that belongs to some paths, in their order, with the texts of a language. */
export function getPictures(
  known: Readonly<KnownPictures> | null,
  paths: Iterable<string | null>,
  language: Language = DEFAULT_LANGUAGE,
): Pictures {
  const found: Pictures = {};
  if (known === null) return found;
  for (const path of paths) {
    const picture = path !== null && Object.hasOwn(known, path) ? known[path] : undefined;
    if (path !== null && picture) found[path] = presentPicture(picture, language);
  }
  return found;
}

/** Texts of another language than the page's are left out: the page has a text of its own in its language. */
function presentPicture(known: KnownPicture, language: Language): PictureDto {
  const { width, height, variants, focalPoint } = known;
  const picture: PictureDto = { width, height, variants };
  const alt = language === DEFAULT_LANGUAGE ? known.alt : known.translations?.[language]?.alt;
  if (alt) picture.alt = alt;
  if (focalPoint) picture.focalPoint = focalPoint;
  return picture;
}
