import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { StoredVariant } from './media-file.entity.js';
import { IS_KNOWN_PICTURE, getPictures, type Pictures } from './pictures.js';

const BY_PATH = {
  name: 'pictures-by-path',
  text: `select path, width, height, variants from media_files where path = any($1) and ${IS_KNOWN_PICTURE}`,
};

export interface WithPictures {
  pictures: Pictures;
}

/** Sizes of stored pictures, for the answers that name them. */
@Injectable()
export class PicturesService {
  constructor(private readonly database: Database) {}

  /** @returns the known pictures among the paths, by path, a film's still by the film's; static paths and unknown ones are left out */
  async find(paths: Iterable<string | null>): Promise<Pictures> {
    const wanted = [...new Set(paths)].filter((path) => path?.startsWith('/uploads/'));
    if (wanted.length === 0) return {};
    const rows = await this.database.query<{ path: string; width: number; height: number; variants: StoredVariant[] }>(
      BY_PATH,
      [wanted],
    );
    return Object.fromEntries(rows.map(({ path, ...picture }) => [path, picture]));
  }

  /** @returns the answer with the sizes of the pictures that it names */
  async addTo<Answer extends object>(
    answer: Answer,
    paths: readonly (string | null)[],
  ): Promise<Answer & WithPictures> {
    return { ...answer, pictures: getPictures(await this.find(paths), paths) };
  }

  /** @returns the answers, each with what is known of the pictures that it names */
  async addToAll<Answer extends object>(
    answers: readonly Answer[],
    getPaths: (answer: Answer) => readonly (string | null)[],
  ): Promise<(Answer & WithPictures)[]> {
    const known = await this.find(answers.flatMap(getPaths));
    return answers.map((answer) => ({ ...answer, pictures: getPictures(known, getPaths(answer)) }));
  }
}
