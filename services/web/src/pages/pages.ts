import { findCookie, getLanguage, getRequestId, EncodedAnswer } from '@vitrine/kit';
import {
  type Boot,
  COMPLETE_LANGUAGES,
  FIRST_SETTINGS,
  type HouseSettings,
  type Language,
  DEFAULT_LANGUAGE,
  loggedPath,
  MAX_PATH,
  type PageData,
  PREVIEW_PARAMETER,
  type RenderedPage,
} from '@vitrine/schemas';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { WebConfig } from '../config/config.js';
import type { MadeAnswer } from '../kept/kept-answers.js';
import type { SendAnswer } from '../kept/send-answer.js';
import type { Live, ReleaseSource } from '../releases/live-releases.js';
import { isAdmin } from '../security/admin-area.js';
import { isSecure } from '../security/headers.js';
import { createPageHeaders } from '../security/page-headers.js';
import { createBoot } from './boot.js';
import { renderDocument } from './document.js';
import { escapeHtml } from './escape-html.js';
import { KnownSettings, SETTINGS_PATH } from './house-settings.js';
import { OfferedLanguages } from './offered-languages.js';
import { LANGUAGE_COOKIE, languageCookie } from './language-cookie.js';
import type { OnBehalfOf, PageDataSource } from './page-data.js';
import { previewEndedPage } from './preview-ended.js';
import { unavailablePage } from './unavailable.js';

/** A page that the browser renders, so search engines must not index it. */
const unrendered = ({ name }: HouseSettings): RenderedPage => ({
  status: 200,
  head: `<title>${escapeHtml(name)}</title><meta name="robots" content="noindex">`,
  html: '',
  pages: [],
});

const HTML = 'text/html; charset=utf-8';
const VARY = 'Accept-Encoding, Accept-Language, Cookie';
/** The browser revalidates the page each time, so that an edit is visible at once. */
const FOR_ONE_VISITOR = ['Cache-Control', 'private, no-cache'] as const;

/** A draft is visible with its link only, so it must not be cached or indexed. */
const OF_A_PREVIEW = ['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex'] as const;

/** A page to make. */
export interface AskedPage {
  /** Path and query. */
  url: string;
  path: string;
  language: Language;
  live: Live;
  visitor: OnBehalfOf;
  /** Caching headers (alternating names and values) of a complete page; without them, only its visitor may cache it. */
  caching?: readonly string[];
  /** The signed part of a link that shows a draft. */
  preview?: string | undefined;
}

interface Rendering {
  page: RenderedPage;
  data: PageData;
  /** Whether no data are missing. */
  whole: boolean;
  /** The settings of the house. */
  settings: HouseSettings;
  /** The tables that the page depends on; `undefined` when they are not known or the page is incomplete. */
  tables?: readonly string[] | undefined;
  lifetime?: number;
  /** The answers that show a draft, of a preview only. */
  drafts?: Boot['preview'];
}

/** The API's answer for the token of a preview. */
interface Opened {
  answers: NonNullable<Boot['preview']>;
}

export interface PagesOptions {
  config: WebConfig;
  releases: ReleaseSource;
  data: PageDataSource;
  logger: Logger;
  send: SendAnswer;
}

/** Makes the pages: the live release of the storefront renders those for visitors, the browser those of the admin. */
export class PageMaker {
  private readonly headers;
  private readonly settings: KnownSettings;
  private readonly offered: OfferedLanguages;

  constructor(private readonly options: Omit<PagesOptions, 'releases' | 'send'>) {
    this.settings = new KnownSettings(options.config.publicUrl);
    this.offered = new OfferedLanguages(this.settings);
    this.headers = createPageHeaders(options.config);
  }

  /** The languages of the site; `undefined` until the settings have been read. */
  knownLanguages(live: Live): readonly Language[] | undefined {
    return this.settings.areKnown ? this.offered.of(live) : undefined;
  }

  /** The languages of the site; reads the settings if that has not been done yet. */
  async languages(live: Live, visitor: OnBehalfOf): Promise<readonly Language[]> {
    if (!this.settings.areKnown)
      this.settings.take((await this.options.data.load([SETTINGS_PATH], DEFAULT_LANGUAGE, visitor)).data);
    return this.offered.of(live);
  }

  /** @param onGrowth called when the page has been stored in another content coding */
  async make(
    { url, path, language, live, visitor, caching = FOR_ONE_VISITOR, preview }: AskedPage,
    onGrowth?: () => void,
  ): Promise<MadeAnswer> {
    const { shell } = live;
    if (!shell) {
      const fields = [...Object.entries(this.headers.forVisitors([])).flat(), 'Retry-After', '5', 'Vary', VARY];
      const headers = [...fields, ...FOR_ONE_VISITOR];
      const answer = new EncodedAnswer(Buffer.from(unavailablePage(language, this.settings.latest.name)), {
        type: HTML,
        headers,
      });
      return { status: 503, answer, tables: undefined, lifetime: 0 };
    }
    const admin = isAdmin(path);
    const isTooLong = path.length > MAX_PATH;
    const rendering =
      admin || isTooLong
        ? await this.leaveToBrowser(isTooLong ? 404 : 200, language, visitor)
        : await this.render(url, language, live, visitor, preview);
    if (!rendering) return this.endPreview(language);
    const { page, data, whole, settings, tables, lifetime = 0, drafts } = rendering;
    const boot = {
      ...createBoot(this.options.config, live, language, settings, this.offered.of(live)),
      ...(drafts && { preview: drafts }),
    };
    const { text, styles } = renderDocument({
      boot: { ...boot, pages: page.pages },
      head: page.head,
      html: page.html,
      data,
      shell,
      remote: admin ? live.admin : live.storefront,
    });
    const status = whole || page.status !== 200 ? page.status : 503;
    const mayBeKept = status === 200 && tables !== undefined && !preview;
    const headers = Object.entries(admin ? this.headers.forStaff(styles) : this.headers.forVisitors(styles)).flat();
    headers.push('Vary', VARY, ...(preview ? OF_A_PREVIEW : mayBeKept ? caching : FOR_ONE_VISITOR));
    if (mayBeKept && tables.length > 0) headers.push('Cache-Tag', tables.join(','));
    // The browser requests the missing data, but the incomplete page must not be cached or indexed.
    if (!whole) headers.push('Retry-After', '5');
    const answer = new EncodedAnswer(Buffer.from(text), { type: HTML, headers }, onGrowth);
    return { status, answer, tables: mayBeKept ? tables : undefined, lifetime };
  }

  /** The page for a preview link that is invalid or has expired. */
  private endPreview(language: Language): MadeAnswer {
    const headers = [...Object.entries(this.headers.forVisitors([])).flat(), 'Vary', VARY, ...OF_A_PREVIEW];
    const text = previewEndedPage(language, this.settings.latest.name);
    return {
      status: 404,
      answer: new EncodedAnswer(Buffer.from(text), { type: HTML, headers }),
      tables: undefined,
      lifetime: 0,
    };
  }

  /** A page that only the browser renders. */
  private async leaveToBrowser(status: number, language: Language, visitor: OnBehalfOf): Promise<Rendering> {
    const loaded = await this.options.data.load([SETTINGS_PATH], language, visitor);
    const settings = this.settings.take(loaded.data);
    return { page: { ...unrendered(settings), status }, data: {}, whole: true, settings };
  }

  /** @returns `undefined` for a preview link that is forged or has expired */
  private async render(
    url: string,
    language: Language,
    live: Live,
    visitor: OnBehalfOf,
    preview?: string,
  ): Promise<Rendering | undefined> {
    const { storefront } = live;
    if (!storefront?.renderer) return this.leaveToBrowser(200, language, visitor);
    const { renderer } = storefront;
    let data: PageData = {};
    try {
      const paths = renderer.dataFor(url);
      const previewPath = preview && `/api/previews/${encodeURIComponent(preview)}`;
      const asked = [SETTINGS_PATH, ...paths, ...(previewPath ? [previewPath] : [])];
      const loaded = await this.options.data.load(asked, language, visitor);
      const settings = this.settings.take(loaded.data);
      const { [SETTINGS_PATH]: _, [previewPath ?? '']: opened, ...own } = loaded.data;
      if (opened === null) return undefined;
      const drafts = (opened as Opened | undefined)?.answers;
      data = { ...own, ...drafts?.[language] };
      const page = await renderer.render({
        url,
        boot: {
          ...createBoot(this.options.config, live, language, settings, this.offered.of(live)),
          ...(drafts && { preview: drafts }),
        },
        data,
      });
      const whole = paths.every((path) => path in data) && (!preview || drafts !== undefined);
      return { ...loaded, page, data: page.data ?? data, whole, settings, drafts };
    } catch (error) {
      this.options.logger.error(
        { err: error, path: loggedPath(url), requestId: visitor.requestId },
        'A page could not be rendered; the browser renders it',
      );
      const settings = this.settings.latest;
      return { page: unrendered(settings), data, whole: true, settings };
    }
  }
}

/** Answers with a page that is made for this request only. */
export function createPages(
  maker: PageMaker,
  { config, releases, send }: Pick<PagesOptions, 'config' | 'releases' | 'send'>,
) {
  return async function answerPage(request: Request, response: Response): Promise<void> {
    const live = await releases.current();
    const { path, url, headers } = request;
    const visitor = { address: request.ip ?? '', requestId: getRequestId(request) };
    const offered = await maker.languages(live, visitor);
    const asked = offered.find((each) => each === request.query['lang']);
    const language = getLanguage(request, [asked, findCookie(headers.cookie, LANGUAGE_COOKIE)], offered);
    const token = request.query[PREVIEW_PARAMETER];
    const preview = typeof token === 'string' && !isAdmin(path) ? token : undefined;
    const made = await maker.make({ url, path, language, live, visitor, preview });
    const keepsLanguage = asked && live.shell && !isAdmin(path);
    const more = keepsLanguage ? ['Set-Cookie', languageCookie(asked, isSecure(config))] : [];
    await send(request, response, { ...made, more });
  };
}

/** Renders the home page without data in each language, so that the code of a new release has run once before the first visitor. */
export async function warmUp(config: WebConfig, live: Live): Promise<void> {
  const renderer = live.storefront?.renderer;
  const warm = async (language: Language): Promise<void> => {
    await renderer?.render({ url: '/', boot: createBoot(config, live, language, FIRST_SETTINGS), data: {} });
  };
  await Promise.all(COMPLETE_LANGUAGES.map(warm));
}
