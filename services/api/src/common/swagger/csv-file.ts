import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { COMPANY_TIME_ZONE } from '@vitrine/schemas';
import type { Response } from 'express';
import type { Readable } from 'node:stream';
import { ApiResponseHeaders } from './response-headers.js';

/** A client that reads nothing for this long is cut off, because its export may hold a database connection. */
const READER_MS = 60_000;

/** Documents an operation that answers with a CSV file. @param name beginning of the file's name @param example first lines of the file */
export const ApiCsvFile = (name: string, example: string): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      description: `A file, \`${name}-YYYY-MM-DD.csv\``,
      content: { 'text/csv': { schema: { type: 'string' }, example } },
    }),
    ApiResponseHeaders({ 200: ['Content-Disposition'] }),
  );

/** The answer with a CSV file, whose name ends with today's date in Europe/Berlin. */
export function answerWithCsv(response: Response, name: string, file: Readable): StreamableFile {
  response.setTimeout(READER_MS);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: COMPANY_TIME_ZONE });
  return new StreamableFile(file, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}-${today}.csv"`,
  });
}
