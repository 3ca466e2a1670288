import { answerName, createByteCache, currentTraceparent, getRequestId, EncodedAnswer } from '@vitrine/kit';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { TableChanges } from '../changes/table-changes.js';
import type { WebConfig } from '../config/config.js';
import type { Handler } from '../connections/handler.js';
import { identifyVisitor, trustsProxy } from '../connections/visitor.js';
import { factsOf } from '../kept/answer-facts.js';
import { KeptAnswers, type MadeAnswer, NotToKeep } from '../kept/kept-answers.js';
import type { SendAnswer } from '../kept/send-answer.js';
import { answerHeaders } from './headers.js';
import { hasBody } from './request-body.js';
import type { Upstream } from './upstream.js';

const LIMITS = { maxEntries: 2000, maxBytes: 16 * 1024 * 1024 };
const LANGUAGE = 'lang';

/** Headers of the API that are not cached, because they belong to one request or to one content coding. */
const OF_ONE_SENDING = new Set([
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'server-timing',
  'x-request-id',
]);

export interface KeptReadsOptions {
  config: WebConfig;
  upstream: Upstream;
  changes: Pick<TableChanges, 'isCurrent' | 'latestOf' | 'ordinal'>;
  send: SendAnswer;
  /** Called for each cache hit. */
  onKept: () => void;
}

/** Cached public reads of the API. */
export interface KeptReads {
  /** Answers reads that are or can be cached; passes every other request to the next handler. */
  serve: Handler;
  /** Reports an answer of the API that is forwarded to a visitor. */
  learn: (request: IncomingMessage, headers: IncomingHttpHeaders) => void;
}

/** Whether every visitor gets the same answer to a request, by the rules of the API. */
const isPlain = (request: IncomingMessage): boolean =>
  request.method === 'GET' &&
  request.headers.origin === undefined &&
  request.headers.authorization === undefined &&
  !hasBody(request);

/**
 * Answers public reads from a cache. The API's answers show which reads are public (`Cache-Tag`). The first request for a read is forwarded like any
 * other; the second is made once for all concurrent requests, and cached.
 */
export function keepReads({ config, upstream, changes, send, onKept }: KeptReadsOptions): KeptReads {
  const kept = new KeptAnswers(changes, LIMITS);
  const known = createByteCache<{ bytes: 1 }>({ maxEntries: LIMITS.maxEntries, maxBytes: LIMITS.maxEntries });
  const trusts = trustsProxy(config.trustProxy);

  async function read(request: IncomingMessage, path: string, onGrowth: () => void): Promise<MadeAnswer> {
    const visitor = identifyVisitor(request, trusts);
    const traceparent = currentTraceparent();
    const { statusCode, headers, body } = await upstream.kept.request({
      path,
      method: 'GET',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'x-vitrine-proxy': config.proxySecret,
        'x-forwarded-for': visitor.address,
        'x-forwarded-proto': visitor.protocol,
        'x-request-id': getRequestId(request),
        ...(traceparent !== undefined && { traceparent }),
      },
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode >= 500) throw new Error(`The API answered ${statusCode}`);
    const { tables, lifetime } = factsOf({ get: (name) => toText(headers[name]) });
    if (statusCode !== 200 || tables === undefined) throw new NotToKeep(`The API answered ${statusCode}`);
    const type = toText(headers['content-type']) ?? 'application/json';
    const answer = new EncodedAnswer(bytes, { type, headers: headersOfAll(headers) }, onGrowth);
    return { status: statusCode, answer, tables, lifetime };
  }

  return {
    serve(request, response, next) {
      const name = isPlain(request) ? answerName(request) : undefined;
      if (!name) return next();
      const present = kept.find(name.key);
      if (present) {
        onKept();
        void send(request, response, { status: 200, answer: present })?.catch(next);
        return;
      }
      if (!known.get(name.key)) return next();
      const query = [...name.parameters, `${LANGUAGE}=${name.language}`].join('&');
      kept
        .get(name.key, (onGrowth) => read(request, `${name.path}?${query}`, onGrowth))
        .then((made) => send(request, response, made))
        .catch((error: unknown) => {
          if (error instanceof NotToKeep) known.delete(name.key);
          next();
        });
    },
    learn(request, headers) {
      if (headers['cache-tag'] === undefined || !isPlain(request)) return;
      const name = answerName(request);
      if (name) known.set(name.key, { bytes: 1 });
    },
  };
}

const toText = (value: string | string[] | undefined): string | null =>
  Array.isArray(value) ? value.join(', ') : (value ?? null);

/** The headers that are sent with every cached answer, as alternating names and values. */
function headersOfAll(headers: IncomingHttpHeaders): string[] {
  const kept = Object.entries(headers).filter(([name]) => !OF_ONE_SENDING.has(name));
  return answerHeaders(Object.fromEntries(kept));
}
