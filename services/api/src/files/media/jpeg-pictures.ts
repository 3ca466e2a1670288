import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { PinoLogger } from 'nestjs-pino';
import { buffer } from 'node:stream/consumers';
import { FileStorage } from '../storage/index.js';
import type { Pictures } from './pictures.js';
import { storedName, UPLOADS } from './stored-name.js';
import { loadSharp } from './variants/load-sharp.js';

/** A picture in a format that a PDF can embed. */
export interface JpegPicture {
  jpeg: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

const QUALITY = 84;

/** Converts stored pictures to JPEG, for PDF documents. */
@Injectable()
export class JpegPictures {
  /** Decoding keeps a processor core busy, so only one picture is decoded at a time. */
  private readonly turns = pLimit(1);

  constructor(
    private readonly storage: FileStorage,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * A picture in about the requested width, never enlarged.
   * @param path the path, as entities name it
   * @param known the picture's size and variants, by path
   * @param width pixels
   * @returns `undefined` if the storage has no such picture, or it cannot be decoded, which is logged
   */
  async find(path: string, known: Readonly<Pictures>, width: number): Promise<JpegPicture | undefined> {
    const source = this.chooseSource(path, known, width);
    if (!source.startsWith(UPLOADS)) return undefined;
    return this.turns(async () => {
      const name = storedName(source);
      if (!(await this.storage.exists(name))) return undefined;
      try {
        const sharp = await loadSharp();
        const image = sharp(await buffer(await this.storage.open(name)))
          .resize({ width, withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: QUALITY });
        const { data, info } = await image.toBuffer({ resolveWithObject: true });
        return { jpeg: data, width: info.width, height: info.height };
      } catch (error) {
        this.logger.warn({ err: error, path }, 'A picture could not be made into a JPEG');
        return undefined;
      }
    });
  }

  /** The smallest variant that is wide enough, else the picture itself. */
  private chooseSource(path: string, known: Pictures, width: number): string {
    const wide = (known[path]?.variants ?? []).filter((variant) => variant.width >= width);
    return wide.sort((a, b) => a.width - b.width)[0]?.url ?? path;
  }
}
