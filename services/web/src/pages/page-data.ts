import { createByteCache, currentTraceparent, inSpan } from '@vitrine/kit';
import type { PageData } from '@vitrine/schemas';
import type { Logger } from 'pino';

/** The page comes without data that the API takes longer for; the browser then asks for it itself. */
const LIMIT_MS = 2000;
const REMEMBERED_ANSWERS = 500;
const REMEMBERED_BYTES = 32 * 1024 * 1024;

/** The one plain spelling of a path: others, and what visitors search for, would only drive out what is asked for often. */
const PLAIN_PATH = /^\/api\/[a-z0-9/_-]+$/i;

/** The visitor on whose behalf the API is asked. */
export interface OnBehalfOf {
  address: string;
  requestId: string;
}

interface Answer {
  etag: string;
  value: unknown;
  bytes: number;
}

/** Reads the first view's data from the API; answers that have not changed since (304) are not sent or parsed again. */
export class PageDataSource {
  private readonly apiUrl: string;
  private readonly proxySecret: string;
  private readonly logger: Logger;
  private readonly answers = createByteCache<Answer>({ maxEntries: REMEMBERED_ANSWERS, maxBytes: REMEMBERED_BYTES });

  constructor(options: { apiUrl: string; proxySecret: string; logger: Logger }) {
    this.apiUrl = options.apiUrl;
    this.proxySecret = options.proxySecret;
    this.logger = options.logger;
  }

  /** Answers by path in the language; null for a 404, no entry for one that failed or took longer than two seconds. */
  async load(paths: string[], language: string, visitor: OnBehalfOf): Promise<PageData> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const entries = await Promise.all(
      paths.map(async (path) => {
        const value = await inSpan("read a page's data", { kind: 'client' }, () =>
          this.read(path, language, visitor, signal),
        );
        return value === undefined ? [] : [[path, value] as const];
      }),
    );
    return Object.fromEntries(entries.flat());
  }

  private async read(path: string, language: string, visitor: OnBehalfOf, signal: AbortSignal): Promise<unknown> {
    const url = `${this.apiUrl}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const key = PLAIN_PATH.test(path) ? url.toLowerCase() : undefined;
    const known = key === undefined ? undefined : this.answers.get(key);
    try {
      const response = await fetch(url, { headers: this.headers(visitor, known), signal, redirect: 'error' });
      if (response.status === 304 && known) {
        await response.body?.cancel();
        return known.value;
      }
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw new Error(`The API answered ${response.status}`);
      const text = await response.text();
      const value: unknown = JSON.parse(text);
      const etag = response.headers.get('etag');
      if (key !== undefined && etag) this.answers.set(key, { etag, value, bytes: Buffer.byteLength(text) });
      return value;
    } catch (error) {
      this.logger.warn(
        { err: error, path: path.split('?')[0], requestId: visitor.requestId },
        'A page is sent without its data',
      );
      return undefined;
    }
  }

  private headers(visitor: OnBehalfOf, known: Answer | undefined): Record<string, string> {
    const traceparent = currentTraceparent();
    return {
      ...(traceparent && { traceparent }),
      accept: 'application/json',
      // Over a short way, decompressing costs more than the bytes.
      'accept-encoding': 'identity',
      'x-request-id': visitor.requestId,
      'x-forwarded-for': visitor.address,
      'x-vitrine-proxy': this.proxySecret,
      ...(known && { 'if-none-match': known.etag }),
    };
  }
}
