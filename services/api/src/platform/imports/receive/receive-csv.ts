import { createWriteStream } from 'node:fs';
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { IMPORT_LIMITS, sentence } from '@vitrine/schemas';
import { ApiError } from '../../../common/errors/api-error.js';
import { isError } from '../../../common/errors/is-error.js';
import { StorageFailure } from '../../../files/storage/index.js';

const BEGINNING_BYTES = 4;
/** First bytes of the own formats of spreadsheet programs: a ZIP archive (`.xlsx`, `.ods`), or a compound file (`.xls`). */
const WORKBOOKS = [Buffer.from('504b0304', 'hex'), Buffer.from('d0cf11e0', 'hex')];

/**
 * Writes a CSV file to the disk as it arrives.
 * @returns `undefined` when nothing arrived
 * @throws ApiError 413 as soon as it is too large, 415 for a workbook; StorageFailure when it cannot be written
 */
export async function receiveCsv(arriving: Readable, file: string): Promise<string | undefined> {
  const check = new CsvCheck();
  try {
    await pipeline(arriving, check, createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    throw isError(error) && 'syscall' in error ? new StorageFailure(error) : error;
  }
  return check.bytes === 0 ? undefined : file;
}

class CsvCheck extends Transform {
  bytes = 0;
  private beginning = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    if (this.beginning.length < BEGINNING_BYTES)
      this.beginning = Buffer.concat([this.beginning, chunk]).subarray(0, BEGINNING_BYTES);
    const isWorkbook = WORKBOOKS.some((beginning) => this.beginning.equals(beginning));
    this.bytes += chunk.length;
    if (isWorkbook) done(new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', sentence('import.workbook')));
    else if (this.bytes > IMPORT_LIMITS.bytes) done(new ApiError(413, 'PAYLOAD_TOO_LARGE', sentence('import.size')));
    else done(null, chunk);
  }
}
