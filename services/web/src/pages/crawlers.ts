import { getRequestId } from '@vitrine/kit';
import { LANGUAGES } from '@vitrine/schemas';
import { Router } from 'express';
import type { ReleaseSource } from '../releases/live-releases.js';
import type { PageDataSource } from './page-data.js';

/** Where no release says which pages it has. */
const leastPages = ['/'];

/** The reads of a release that is older than its `sitemapReads`. */
const EARLIER_READS: Readonly<Record<string, string>> = {
  '/product/:productId': '/api/products',
  '/accessory/:accessoryId': '/api/accessories',
};

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function urlElement(publicUrl: string, path: string): string {
  const address = escapeXml(publicUrl + path);
  const alternates = LANGUAGES.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  );
  return `<url><loc>${address}</loc>${alternates.join('')}<xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`;
}

const listIds = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.map((item: { id?: unknown }) => item.id).filter((id) => typeof id === 'string') : [];

/** A page as the release names it, without its parameter: `/product/:productId` → `/product/`. */
const beforeParameter = (page: string): string => page.split(':')[0] ?? page;

/**
 * `robots.txt`, and `sitemap.xml` with every page of the live release and, for one with a parameter, everything that its read lists; without
 * the API, the pages without parameters alone.
 */
export function crawlers(publicUrl: string, data: PageDataSource, releases: ReleaseSource): Router {
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
    const renderer = (await releases.current()).storefront?.renderer;
    const pages = renderer?.sitemap ?? leastPages;
    const reads = renderer?.sitemapReads ?? EARLIER_READS;
    const answers = await data.load(
      pages.flatMap((page) => reads[page] ?? []),
      'de',
      visitor,
    );
    const paths = pages.flatMap((page) => {
      const read = reads[page];
      return read ? listIds(answers[read]).map((id) => beforeParameter(page) + id) : page.includes(':') ? [] : [page];
    });
    const urls = paths.map((path) => urlElement(publicUrl, path)).join('');
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`;
    response.type('application/xml').set('Cache-Control', 'public, max-age=300').send(xml);
  });
  return router;
}
