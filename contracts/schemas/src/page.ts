import type { InLanguages, Language } from './languages/languages.js';
import type { HouseSettings } from './settings/settings.js';

/** The entry of a remote's live release, and the contract version that it was built against. */
export interface RemoteEntry {
  /** Hash of the release. */
  hash: string;
  /** Path of the federation entry script on the public origin. */
  entry: string;
  /** `PLATFORM_CONTRACT` at its build. */
  contract: number;
  /** Integrity of the list of its scripts (`integrity.json` beside the entry), in the form for `fetch`. */
  integrity: string;
}

/** What the public origin sends with every page, in the JSON block `vitrine-boot`. */
export interface Boot {
  /** The language the page was rendered in. */
  language: Language;
  /** Origin of the public site without a trailing slash, for canonical addresses. */
  publicUrl: string;
  /** Names of the lazily loaded pages that the server rendered. */
  pages: string[];
  /** Path of the preview picture for links to pages without one of their own. */
  picture?: string | null;
  remotes: Partial<Record<'storefront' | 'admin', RemoteEntry>>;
  /** The house's settings; a web process of the previous version sends none. */
  settings?: HouseSettings;
  /** The note beside every price, by language; only for releases that are older than `settings`. */
  priceNote: InLanguages<string>;
  /** A stored `recentProductId` equal to this is cleared at start. */
  legacyProductId: string | null;
  /** Origins from which a `videoUrl` may play in place. */
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  production: boolean;
  /** Only for a page that shows a draft: the answers that contain it, by language and path. */
  preview?: Readonly<Record<Language, PageData>>;
}

/** Answers of the API by path; null for a 404. */
export type PageData = Record<string, unknown>;

/** The input for rendering a page. */
export interface RenderRequest {
  /** Path and query of the page. */
  url: string;
  boot: Boot;
  /** The answers of the paths in the renderer's `dataFor`. */
  data: PageData;
  /** Nonce of the style elements, from a web process whose policy does not allow them by hash. */
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
  /** The answers that something on the page reads, which the browser needs for hydration; all of them where it is missing. */
  data?: PageData;
}

/** The input for making a document. */
export interface DocumentRequest {
  language: Language;
  /** Origin of the public site without a trailing slash. */
  publicUrl: string;
  /** The answers of the document's reads. */
  data: PageData;
}

/** A document that is no page, such as a feed; its address may have `lang`. */
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
  /** The API paths whose answers the first view of the page at `url` (path and query) shows. */
  dataFor: (url: string) => string[];
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** Pages for search engines; a path with a parameter represents one page for each value. */
  sitemap?: readonly string[];
  /** For each path with a parameter, the API read that lists its values. */
  sitemapReads?: Readonly<Record<string, string>>;
  /** Documents that are no pages, by path. */
  documents?: Readonly<Record<string, ReleaseDocument>>;
}
