import { getRequestId } from '@vitrine/kit';
import { DEFAULT_LANGUAGE, type Language, sentence } from '@vitrine/schemas';
import { Router } from 'express';
import { sendError } from '../forwarding/errors.js';
import type { ReleaseSource } from '../releases/live-releases.js';
import type { PageDataSource } from './page-data.js';
import type { PageMaker } from './pages.js';

/** The sources of the files for crawlers. */
export interface CrawlerSources {
  data: PageDataSource;
  /** Provides the languages of the site. */
  maker: Pick<PageMaker, 'languages'>;
  releases: ReleaseSource;
}

/** The sitemap without a live release. */
const minimalSitemap = ['/'];

/** Crawlers come back after minutes rather than seconds. */
const RETRY_SECONDS = '120';

/** The reads for a release from before `sitemapReads`. */
const EARLIER_READS: Readonly<Record<string, string>> = {
  '/product/:productId': '/api/products',
  '/accessory/:accessoryId': '/api/accessories',
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page of the sitemap. */
interface Entry {
  path: string;
  /** When it was changed last, ISO 8601. */
  changedAt?: string | undefined;
}

function urlElement(publicUrl: string, languages: readonly Language[], { path, changedAt }: Entry): string {
  const address = escapeXml(publicUrl + path);
  const alternates = languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  );
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<url><loc>${address}</loc>${changed}${alternates.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`;
}

/** An entry of a list in an answer of the API. */
type Item = Readonly<Record<string, unknown>>;

/** Splits a page of the release at its parameter: `/product/:productId` → `/product/` and `productId`. */
function splitAtParameter(page: string): readonly [path: string, parameter: string] {
  const [path = page, parameter = ''] = page.split(':');
  return [path, parameter];
}

const getText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The pages of the entries of a list, addressed by the field with the parameter's name, else by their id. */
function listEntries(page: string, answer: unknown): Entry[] {
  if (!Array.isArray(answer)) return [];
  const [path, parameter] = splitAtParameter(page);
  return (answer as Item[]).flatMap((item) => {
    const id = getText(item[parameter]) ?? getText(item['id']);
    if (id === undefined) return [];
    // an entry that was written before its publication time counts as changed at that time
    const changedAt = [getText(item['updatedAt']), getText(item['publishedAt'])].filter((time) => time !== undefined);
    return [{ path: path + encodeURIComponent(id), changedAt: changedAt.sort().at(-1) }];
  });
}

/**
 * Serves `robots.txt`, and `sitemap.xml` with every page of the live release; a page with a parameter has an entry for each item of its read.
 * A sitemap that lacks entries would tell crawlers that their pages are gone, so it is 503 while a read fails.
 */
export function crawlers(publicUrl: string, { data, maker, releases }: CrawlerSources): Router {
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    const lines = [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Disallow: /ops/',
      `Sitemap: ${publicUrl}/sitemap.xml`,
      '',
    ];
    response.type('text/plain').set('Cache-Control', 'public, max-age=3600').send(lines.join('\n'));
  });
  router.get('/sitemap.xml', async (request, response) => {
    const visitor = { address: request.ip ?? '', requestId: getRequestId(request) };
    const live = await releases.current();
    const renderer = live.storefront?.renderer;
    const pages = renderer?.sitemap ?? minimalSitemap;
    const reads = renderer?.sitemapReads ?? EARLIER_READS;
    const paths = pages.flatMap((page) => reads[page] ?? []);
    const { data: answers } = await data.load(paths, DEFAULT_LANGUAGE, visitor);
    if (!paths.every((path) => path in answers)) {
      response.set('Retry-After', RETRY_SECONDS);
      return sendError(response, 503, 'UNAVAILABLE', sentence('failure.unavailable'));
    }
    const entries = pages.flatMap((page): Entry[] => {
      const read = reads[page];
      if (read) return listEntries(page, answers[read]);
      return page.includes(':') ? [] : [{ path: page }];
    });
    const languages = await maker.languages(live, visitor);
    const urls = entries.map((entry) => urlElement(publicUrl, languages, entry)).join('');
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`;
    response.type('application/xml').set('Cache-Control', 'public, max-age=300').send(xml);
  });
  return router;
}
