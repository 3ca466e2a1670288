import type { PictureDto } from './picture.dto.js';

/** What is known of stored pictures, by path. */
export type Pictures = Record<string, PictureDto>;

/** The rows of `media_files` with a picture of known size: images, and films with a still. */
export const IS_KNOWN_PICTURE = 'width is not null and height is not null';

/**
 * The column `pictures` of a statement: what is known of the pictures that each row names, in no order; `null` when that is nothing.
 * Spares a read a second statement, which costs it more than the look at each row's few pictures.
 * @param paths the row's paths as an SQL array, its columns named with their table
 */
export const picturesColumn = (paths: string): string => `(
  select json_object_agg(path, json_build_object('width', width, 'height', height, 'variants', variants))
  from media_files where path = any(${paths}) and ${IS_KNOWN_PICTURE}) as pictures`;

/** The part of known pictures that belongs to some paths, in their order. */
export function getPictures(known: Readonly<Pictures> | null, paths: Iterable<string | null>): Pictures {
  const found: Pictures = {};
  if (known === null) return found;
  for (const path of paths) {
    const picture = path !== null && Object.hasOwn(known, path) ? known[path] : undefined;
    if (path !== null && picture) found[path] = picture;
  }
  return found;
}
