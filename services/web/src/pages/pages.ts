import { findCookie, getLanguage, getRequestId } from '@vitrine/kit';
import { type Boot, type Language, loggedPath, LONGEST_PATH, type PageData, type RenderedPage } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { WebConfig } from '../config/config.js';
import type { Live, ReleaseSource, LiveRelease } from '../releases/live-releases.js';
import { isAdmin } from '../security/admin-area.js';
import { getNonce } from '../security/headers.js';
import { createBoot } from './boot.js';
import { renderDocument } from './document.js';
import { keepAskedLanguage, LANGUAGE_COOKIE } from './language-cookie.js';
import type { PageDataSource } from './page-data.js';
import { unavailablePage } from './unavailable.js';

/** A page that the browser renders: nothing of it is for search engines. */
const unrendered: RenderedPage = {
  status: 200,
  head: '<title>Vitrine</title><meta name="robots" content="noindex">',
  html: '',
  pages: [],
};

export interface PagesOptions {
  config: WebConfig;
  releases: ReleaseSource;
  data: PageDataSource;
  logger: Logger;
}

interface Rendering {
  page: RenderedPage;
  data: PageData;
  /** Whether all of the data are in it. */
  whole: boolean;
}

/** Answers a visitor's page, rendered by the storefront's live release; the admin's pages are rendered in the browser. */
export function createPages({ config, releases, data: source, logger }: PagesOptions) {
  async function render(
    request: Request,
    storefront: LiveRelease | undefined,
    boot: Boot,
    nonce: string,
  ): Promise<Rendering> {
    if (!storefront?.renderer) return { page: unrendered, data: {}, whole: true };
    const { renderer } = storefront;
    const visitor = { address: request.ip ?? '', requestId: getRequestId(request) };
    const { url } = request;
    let data: Rendering['data'] = {};
    try {
      const paths = renderer.dataFor(url);
      data = await source.load(paths, boot.language, visitor);
      const whole = paths.every((path) => path in data);
      const page = await renderer.render({ url, boot, data, nonce });
      return { page, data: page.data ?? data, whole };
    } catch (error) {
      logger.error(
        { err: error, path: loggedPath(request.path), requestId: visitor.requestId },
        'A page could not be rendered; the browser renders it',
      );
      return { page: unrendered, data, whole: true };
    }
  }

  return async function answerPage(request: Request, response: Response): Promise<void> {
    const live = await releases.current();
    const language = getLanguage(request, request.query['lang'], findCookie(request.headers.cookie, LANGUAGE_COOKIE));
    response.set('Cache-Control', 'private, no-cache').vary('Cookie').vary('Accept-Language').type('html');
    if (!live.shell) {
      response.status(503).set('Retry-After', '5').send(unavailablePage(language));
      return;
    }
    const admin = isAdmin(request.path);
    if (!admin) keepAskedLanguage(request, response, config.publicUrl.startsWith('https:'));
    const boot = createBoot(config, live, language);
    const nonce = getNonce(response);
    const isTooLong = request.path.length > LONGEST_PATH;
    const { page, data, whole } =
      admin || isTooLong
        ? { page: { ...unrendered, status: isTooLong ? 404 : 200 }, data: {}, whole: true }
        : await render(request, live.storefront, boot, nonce);
    // The browser goes on asking for what is missing, but nobody may keep or index the page as it is.
    if (!whole) response.set('Retry-After', '5');
    const remote = admin ? live.admin : live.storefront;
    response.status(whole || page.status !== 200 ? page.status : 503).send(
      renderDocument({
        boot: { ...boot, pages: page.pages },
        nonce,
        head: page.head,
        html: page.html,
        data,
        shell: live.shell,
        remote,
      }),
    );
  };
}

/** Renders the home page without data in each language, so that a new release has run once before a visitor comes. */
export async function warmUp(config: WebConfig, live: Live): Promise<void> {
  const renderer = live.storefront?.renderer;
  const warm = (language: Language) =>
    renderer?.render({ url: '/', boot: createBoot(config, live, language), data: {}, nonce: '' });
  await Promise.all([warm('de'), warm('en')]);
}
