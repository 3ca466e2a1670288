import { createByteCache, currentTraceparent, inSpan } from '@vitrine/kit';
import { loggedPath, type PageData } from '@vitrine/schemas';
import type { Logger } from 'pino';
import { type AnswerFacts, factsOf } from '../kept/answer-facts.js';

/** Timeout of a read; the page is sent without the data, and the browser requests it. */
const LIMIT_MS = 2000;
const REMEMBERED_ANSWERS = 500;
const REMEMBERED_BYTES = 32 * 1024 * 1024;

/** Only answers to plain paths are cached: other spellings and searches would evict the answers that are often needed. */
const PLAIN_PATH = /^\/api\/[a-z0-9/_-]+$/i;

/** The visitor on whose behalf the API is called. */
export interface OnBehalfOf {
  address: string;
  requestId: string;
}

/** The data of a page's first view, with the tables they come from and their lifetime. */
export interface LoadedData extends AnswerFacts {
  /** Answers by path; null for a 404, no entry for a read that failed or took longer than two seconds. */
  data: PageData;
}

interface Read extends AnswerFacts {
  path: string;
  value: unknown;
}

interface Answer {
  etag: string;
  value: unknown;
  bytes: number;
}

/** Reads the data of a page's first view from the API; with ETags, so that an unchanged answer (304) is not sent or parsed again. */
export class PageDataSource {
  private readonly apiUrl: string;
  private readonly proxySecret: string;
  private readonly logger: Logger;
  private readonly answers: ReturnType<typeof createByteCache<Answer>>;

  /** @param options.rememberedBytes limit for all remembered answers */
  constructor(options: { apiUrl: string; proxySecret: string; logger: Logger; rememberedBytes?: number }) {
    this.apiUrl = options.apiUrl;
    this.proxySecret = options.proxySecret;
    this.logger = options.logger;
    const maxBytes = options.rememberedBytes ?? REMEMBERED_BYTES;
    this.answers = createByteCache<Answer>({ maxEntries: REMEMBERED_ANSWERS, maxBytes });
  }

  /** Reads the paths in the language; failed reads are logged. */
  async load(paths: string[], language: string, visitor: OnBehalfOf): Promise<LoadedData> {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const reads = await Promise.all(
      paths.map((path) =>
        inSpan("read a page's data", { kind: 'client' }, () => this.read(path, language, visitor, signal)),
      ),
    );
    const areAllTablesKnown = reads.every((read) => read?.tables);
    return {
      data: Object.fromEntries(reads.flatMap((read) => (read ? [[read.path, read.value] as const] : []))),
      tables: areAllTablesKnown ? [...new Set(reads.flatMap((read) => read?.tables ?? []))] : undefined,
      lifetime: Math.min(...reads.map((read) => read?.lifetime ?? Infinity)),
    };
  }

  private async read(
    path: string,
    language: string,
    visitor: OnBehalfOf,
    signal: AbortSignal,
  ): Promise<Read | undefined> {
    const url = `${this.apiUrl}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
    const key = PLAIN_PATH.test(path) ? url.toLowerCase() : undefined;
    const known = key === undefined ? undefined : this.answers.get(key);
    try {
      const response = await fetch(url, { headers: this.headers(visitor, known), signal, redirect: 'error' });
      if (response.status === 304 && known) {
        await response.body?.cancel();
        return { path, value: known.value, ...factsOf(response.headers) };
      }
      if (response.status === 404) {
        await response.body?.cancel();
        return { path, value: null, ...factsOf(response.headers) };
      }
      if (!response.ok) throw new Error(`The API answered ${response.status}`);
      const text = await response.text();
      const value: unknown = JSON.parse(text);
      const etag = response.headers.get('etag');
      if (key !== undefined && etag) this.answers.set(key, { etag, value, bytes: Buffer.byteLength(text) });
      return { path, value, ...factsOf(response.headers) };
    } catch (error) {
      this.logger.warn(
        { err: error, path: loggedPath(path), requestId: visitor.requestId },
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
      // Within the local network, decompression costs more than the additional bytes.
      'accept-encoding': 'identity',
      'x-request-id': visitor.requestId,
      'x-forwarded-for': visitor.address,
      'x-vitrine-proxy': this.proxySecret,
      ...(known && { 'if-none-match': known.etag }),
    };
  }
}
