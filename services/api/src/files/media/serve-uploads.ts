import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isNotModified } from '@vitrine/kit';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ApiError } from '../../common/errors/api-error.js';
import type { ByteRange, FileStorage, StoredFile } from '../storage/index.js';

/**
 * Serves stored files below `/uploads/`, complete or one range of them (RFC 9110 §14). The server makes their names and never reuses one, so caches
 * may keep files for ever. Requests for files that do not exist are passed on.
 */
export function serveUploads(storage: FileStorage): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    const path = getPath(request);
    const file = path === undefined ? undefined : await storage.find(path);
    if (path === undefined || file === undefined) {
      next();
      return;
    }
    const lastModified = file.modifiedAt.toUTCString();
    const headers: Record<string, string> = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: file.etag,
      'Last-Modified': lastModified,
    };
    if (isNotModified(request, { etag: file.etag, lastModified })) {
      response.set(headers).status(304).end();
      return;
    }
    const range = parseRange(request, file);
    // Opened before any header is set, because the answer to a failure has none of them.
    const stream = request.method === 'HEAD' ? undefined : await storage.open(path, range);
    response.set(headers).type(extname(path));
    if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
    response.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
    if (!stream) {
      response.end();
      return;
    }
    // If the client disconnects or the storage fails in between, an error can no longer be answered.
    await pipeline(stream, response).catch(() => response.destroy());
  };
}

function getPath({ method, path }: Request): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return undefined;
  }
}

/**
 * The single requested range; `undefined` = the whole file.
 * @throws ApiError 416 if the range is beyond the file's end
 */
function parseRange(request: Request, { size, etag, modifiedAt }: StoredFile): ByteRange | undefined {
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag && Date.parse(condition) !== wholeSeconds(modifiedAt)) {
    return undefined;
  }
  const ranges = request.range(size, { combine: true });
  if (ranges === -1) {
    const headers = { 'Content-Range': `bytes */${size}` };
    throw new ApiError(416, 'VALIDATION_FAILED', 'The file has no such part', undefined, headers);
  }
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** A date in milliseconds, rounded down to seconds like HTTP dates. */
const wholeSeconds = (date: Date): number => Math.floor(date.getTime() / 1000) * 1000;
