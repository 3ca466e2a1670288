import { getRequestId } from '@vitrine/kit';
import { LANGUAGES } from '@vitrine/schemas';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../connections/handler.js';
import { identifyVisitor, trustsProxy } from '../connections/visitor.js';
import type { TableChanges } from '../changes/table-changes.js';
import { KeptAnswers } from '../kept/kept-answers.js';
import type { AnswerToSend } from '../kept/send-answer.js';
import type { Live } from '../releases/live-releases.js';
import { isSecure } from '../security/headers.js';
import { languageCookie } from './language-cookie.js';
import type { PageMaker, PagesOptions } from './pages.js';
import { type PlainPage, plainPage } from './plain-page.js';

const LIMITS = { maxEntries: 2000, maxBytes: 24 * 1024 * 1024 };
/**
 * A cache in front of the origin revalidates each time, so that an edit is visible within a second; it may send a stale page while the origin is
 * down. The page of an address with `?lang=` sets a cookie, so only its visitor may cache it.
 */
const FOR_ALL = ['Cache-Control', 'public, max-age=0, stale-if-error=86400'] as const;
/** For a cache that is purged after changes (RFC 9213, RFC 5861), in seconds. */
const FOR_PURGED_CACHES = [
  'CDN-Cache-Control',
  'public, max-age=86400, stale-while-revalidate=60, stale-if-error=604800',
] as const;

export interface KeptPagesOptions extends Pick<PagesOptions, 'config' | 'releases' | 'send'> {
  changes: Pick<TableChanges, 'isCurrent' | 'latestOf' | 'ordinal'>;
  /** Called for each page that is answered from memory. */
  onKept: () => void;
}

const hashes = ({ shell, storefront, admin }: Live): string => `${shell?.hash} ${storefront?.hash} ${admin?.hash}`;

/**
 * Two handlers for pages that look the same to every visitor. They run before Express prepares the request, and call `next` for all other requests.
 */
export interface KeptPages {
  /** Answers with a page in memory. */
  serve: Handler;
  /** Makes a page, once for all simultaneous requests. */
  make: Handler;
}

export function keptPages(
  maker: PageMaker,
  { config, releases, changes, send: sendEncoded, onKept }: KeptPagesOptions,
): KeptPages {
  const kept = new KeptAnswers(changes, LIMITS);
  const trusts = trustsProxy(config.trustProxy);
  const caching = config.cachePurge ? [...FOR_ALL, ...FOR_PURGED_CACHES] : FOR_ALL;
  const getKey = ({ path, language, asked }: PlainPage, live: Live) =>
    `${hashes(live)} ${language}${asked ? ' asked' : ''} ${path}`;
  const getCookie = ({ asked }: PlainPage) => (asked ? ['Set-Cookie', languageCookie(asked, isSecure(config))] : []);
  const find = (page: PlainPage, live: Live) => {
    const answer = kept.find(getKey(page, live));
    if (answer) onKept();
    return answer;
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    page: PlainPage,
    { status, answer, more = [] }: AnswerToSend,
  ) => sendEncoded(request, response, { status, answer, more: [...getCookie(page), ...more] });

  return {
    serve(request, response, next) {
      const live = releases.known();
      const offered = live && maker.knownLanguages(live);
      const page = offered && plainPage(request, offered);
      const present = page && find(page, live);
      if (!present) return next();
      void send(request, response, page, { status: 200, answer: present })?.catch(() => next());
    },
    make(request, response, next) {
      if (!plainPage(request, LANGUAGES)) return next();
      const answerPage = async (): Promise<void> => {
        const live = await releases.current();
        const visitor = { address: identifyVisitor(request, trusts).address, requestId: getRequestId(request) };
        const page = plainPage(request, await maker.languages(live, visitor));
        if (!page) return next();
        const renderer = live.storefront?.renderer;
        if (!live.shell || !renderer || Object.hasOwn(renderer.documents ?? {}, page.path)) return next();
        const present = find(page, live);
        if (present) return send(request, response, page, { status: 200, answer: present });
        const { path, language, asked } = page;
        const url = asked ? `${path}?lang=${asked}` : path;
        const made = await kept.get(getKey(page, live), (onGrowth) =>
          maker.make({ url, path, language, live, visitor, ...(!asked && { caching }) }, onGrowth),
        );
        return send(request, response, page, made);
      };
      // After a failure, the later handlers make the page again for this request and handle errors.
      answerPage().catch(() => next());
    },
  };
}
