import { DEFAULT_LANGUAGE, type FocalPoint, type Language } from '@vitrine/schemas';
import type { Translations } from '../../common/translations.js';
import type { MediaTexts } from './media-file.entity.js';
import type { PictureDto } from './picture.dto.js';

/** The stored pictures that an answer names, by path. */
export type Pictures = Record<string, PictureDto>;

/** A stored picture, as read from `media_files`. */
export interface KnownPicture extends Pick<PictureDto, 'width' | 'height' | 'variants'> {
  alt?: string | null;
  focalPoint?: FocalPoint | null;
  translations?: Translations<MediaTexts> | null;
}

/** Several stored pictures, by path. */
export type KnownPictures = Record<string, KnownPicture>;

/** SQL condition for rows of `media_files` with a picture of known size: images, and films with a still. */
export const IS_KNOWN_PICTURE = 'width is not null and height is not null';

/**
 * The column `pictures` of a statement: the stored pictures that each row names, in no order; `null` if there are none. It saves a second
 * statement, which would cost more than the subquery for each row.
 * @param paths SQL array of the row's paths, with table-qualified columns
 */
export const picturesColumn = (paths: string): string => `(
  select json_object_agg(path, json_build_object(
    'width', width, 'height', height, 'variants', variants, 'alt', alt, 'focalPoint', focal_point, 'translations', translations))
  from media_files where path = any(${paths}) and ${IS_KNOWN_PICTURE}) as pictures`;

/** The known pictures of some paths, in their order, with the texts of a language. */
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

/** Alternative texts do not fall back to another language: without one, the page uses its own text. */
function presentPicture(known: KnownPicture, language: Language): PictureDto {
  const { width, height, variants, focalPoint } = known;
  const picture: PictureDto = { width, height, variants };
  const alt = language === DEFAULT_LANGUAGE ? known.alt : known.translations?.[language]?.alt;
  if (alt) picture.alt = alt;
  if (focalPoint) picture.focalPoint = focalPoint;
  return picture;
}
