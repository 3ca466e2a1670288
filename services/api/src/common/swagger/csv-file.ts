import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { COMPANY_TIME_ZONE } from '@vitrine/schemas';
import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { ApiResponseHeaders } from './response-headers.js';

/** Who takes nothing of a file for so long is cut off: a connection to the database may wait for them. */
const READER_MS = 60_000;

/** Documents an operation that answers with a CSV file. @param name what its name begins with @param example its first lines */
export const ApiCsvFile = (name: string, example: string): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      description: `A file, \`${name}-YYYY-MM-DD.csv\``,
      content: { 'text/csv': { schema: { type: 'string' }, example } },
    }),
    ApiResponseHeaders({ 200: ['Content-Disposition'] }),
  );

/** The answer with a CSV file, whose name ends with today in Europe/Berlin. */
export function answerWithCsv(response: Response, name: string, file: Readable): StreamableFile {
  response.setTimeout(READER_MS);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: COMPANY_TIME_ZONE });
  return new StreamableFile(file, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${today}.csv"`,
  });
}
