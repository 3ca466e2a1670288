import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { StoredVariant } from './media-file.entity.js';
import type { PictureDto } from './picture.dto.js';

const BY_PATH = {
  name: 'pictures-by-path',
  text: `
    select path, width, height, variants from media_files
    where path = any($1) and width is not null and height is not null`,
};

export interface WithPictures {
  /** By path. */
  pictures: Record<string, PictureDto>;
}

/** Sizes of stored pictures, for the answers that name them. */
@Injectable()
export class PicturesService {
  constructor(private readonly database: Database) {}

  /** @returns the known pictures among the paths, by path, a film's still by the film's; static paths and unknown ones are left out */
  async find(paths: Iterable<string | null>): Promise<Map<string, PictureDto>> {
    const wanted = [...new Set(paths)].filter((path) => path?.startsWith('/uploads/'));
    if (wanted.length === 0) return new Map();
    const rows = await this.database.query<{ path: string; width: number; height: number; variants: StoredVariant[] }>(
      BY_PATH,
      [wanted],
    );
    return new Map(rows.map(({ path, width, height, variants }) => [path, { width, height, variants }]));
  }

  /** @returns the answer with what is known of the pictures that it names */
  async addTo<Answer extends object>(
    answer: Answer,
    paths: readonly (string | null)[],
  ): Promise<Answer & WithPictures> {
    return { ...answer, pictures: picturesOf(await this.find(paths), paths) };
  }

  /** @returns the answers, each with what is known of the pictures that it names */
  async addToAll<Answer extends object>(
    answers: readonly Answer[],
    pathsOf: (answer: Answer) => readonly (string | null)[],
  ): Promise<(Answer & WithPictures)[]> {
    const known = await this.find(answers.flatMap(pathsOf));
    return answers.map((answer) => ({ ...answer, pictures: picturesOf(known, pathsOf(answer)) }));
  }
}

/** The part of `pictures` that belongs to some paths, as a JSON object. */
export function picturesOf(
  pictures: ReadonlyMap<string, PictureDto>,
  paths: Iterable<string | null>,
): Record<string, PictureDto> {
  const found: Record<string, PictureDto> = {};
  for (const path of paths) {
    const picture = path === null ? undefined : pictures.get(path);
    if (path !== null && picture) found[path] = picture;
  }
  return found;
}
