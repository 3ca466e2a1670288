import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Sharp } from 'sharp';
import { isError } from '../../../common/errors/is-error.js';
import { StorageFailure } from '../../storage/index.js';

/**
 * Writes a picture to a temporary file; not with sharp's `toFile`, which does not distinguish a full disk from a broken picture.
 * @throws StorageFailure if it cannot be written; sharp's error if it cannot be decoded or encoded
 */
export async function writeImage(image: Sharp, file: string): Promise<void> {
  try {
    await pipeline(image, createWriteStream(file));
  } catch (error) {
    throw isError(error) && 'code' in error ? new StorageFailure(error) : error;
  }
}
