import type { Database } from '../../database/database.js';
import { IS_KNOWN_PICTURE, type KnownPicture, type KnownPictures } from './pictures.js';

const BY_PATH = {
  name: 'pictures-by-path',
  text: `select path, width, height, variants, alt, focal_point as "focalPoint", translations from media_files where path = any($1) and ${IS_KNOWN_PICTURE}`,
};

/** @returns the stored pictures among the paths, by path; a film's still has the path of the film. Static and unknown paths are left out. */
export async function knownPictures(
  database: Pick<Database, 'query'>,
  paths: Iterable<string | null>,
): Promise<KnownPictures> {
  const wanted = [...new Set(paths)].filter((path) => path?.startsWith('/uploads/'));
  if (wanted.length === 0) return {};
  const rows = await database.query<KnownPicture & { path: string }>(BY_PATH, [wanted]);
  return Object.fromEntries(rows.map(({ path, ...picture }) => [path, picture]));
}
