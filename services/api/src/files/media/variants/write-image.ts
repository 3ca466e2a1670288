import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Sharp } from 'sharp';
import { isError } from '../../../common/errors/is-error.js';
import { StorageFailure } from '../../storage/index.js';

/**
 * Writes a picture to a working file. Not by sharp itself, which does not tell a full disk from a bad picture.
 * @throws StorageFailure when it cannot be written; sharp's error when it cannot be decoded or encoded
 */
export async function writeImage(image: Sharp, file: string): Promise<void> {
  try {
    await pipeline(image, createWriteStream(file));
  } catch (error) {
    throw isError(error) && 'code' in error ? new StorageFailure(error) : error;
  }
}
