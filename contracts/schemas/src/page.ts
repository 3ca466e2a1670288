import type { InLanguages, Language } from './languages/languages.js';
import type { HouseSettings } from './settings/settings.js';

/** Where one remote's live release starts, and which façade it was built against. */
export interface RemoteEntry {
  /** Hash of the release. */
  hash: string;
  /** Path of the federation entry script on the public origin. */
  entry: string;
  /** `PLATFORM_CONTRACT` at its build. */
  contract: number;
  /** Of the list of its scripts (`integrity.json` beside the entry), as `fetch` takes it. */
  integrity: string;
}

/** What the public origin tells every page; the JSON block `vitrine-boot`. */
export interface Boot {
  /** The language the page was rendered in. */
  language: Language;
  /** Origin of the public site without a trailing slash, for canonical addresses. */
  publicUrl: string;
  /** Names of the lazily loaded pages that the server rendered. */
  pages: string[];
  /** Path of the picture shown with links to a page that has none of its own. */
  picture?: string | null;
  remotes: Partial<Record<'storefront' | 'admin', RemoteEntry>>;
  /** The house's own facts; a web process of the version before tells none. */
  settings?: HouseSettings;
  /** Beside every price, in each language; for releases that are older than `settings`. */
  priceNote: InLanguages<string>;
  /** A stored `recentProductId` equal to this is cleared at start. */
  legacyProductId: string | null;
  /** Origins from which a `videoUrl` may play in place. */
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  production: boolean;
  /** Of a page that shows a draft: the answers with it, by language and path. */
  preview?: Readonly<Record<Language, PageData>>;
}

/** Answers of the API by path; null for a 404. */
export type PageData = Record<string, unknown>;

/** What a page is rendered from. */
export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  boot: Boot;
  /** The answers to what the renderer's `dataFor` names. */
  data: PageData;
  /** Put on the style elements by a web process whose policy names no hashes of them. */
  nonce?: string;
}

export interface RenderedPage {
  status: number;
  /** Title, metas, links and style elements. */
  head: string;
  /** What goes into `#root`. */
  html: string;
  /** Names of the lazily loaded pages that were used; each is a chunk of the browser build. */
  pages: string[];
  /** Of the answers those that something on the page reads, which the browser needs to take it over; all of them where it is missing. */
  data?: PageData;
}

/** What a document beside the pages is made from. */
export interface DocumentRequest {
  language: Language;
  /** Origin of the public site without a trailing slash. */
  publicUrl: string;
  /** The answers to the document's reads. */
  data: PageData;
}

/** A document that is no page, such as a feed; its address takes `lang`. */
export interface ReleaseDocument {
  /** Media type. */
  type: string;
  /** The API paths whose answers it is made from. */
  reads: readonly string[];
  /** @returns the document's text */
  make: (request: DocumentRequest) => string;
}

/** What the server bundle of a storefront release exports. */
export interface Renderer {
  /** The API paths whose answers the page at `url` (path and query) shows at first. */
  dataFor: (url: string) => string[];
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Pages for search engines; one with a parameter stands for everything it is made for. */
  sitemap?: readonly string[];
  /** Of each of those with a parameter, the API read that lists what it is made for. */
  sitemapReads?: Readonly<Record<string, string>>;
  /** Documents that are no pages, by path. */
  documents?: Readonly<Record<string, ReleaseDocument>>;
}
