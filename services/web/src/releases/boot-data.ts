import type { Language } from '@vitrine/schemas';

/** What the shell is told with each page; the JSON block `vitrine-boot` (frontends/platform, environment). */
export interface Boot {
  language: Language;
  publicUrl: string;
  /** Names of the lazily loaded pages that were rendered. */
  pages: string[];
  /** Path of the picture for shared links. */
  picture: string | null;
  /** `integrity` is that of the list of each remote's scripts, `integrity.json` beside its entry. */
  remotes: Partial<
    Record<'storefront' | 'admin', { hash: string; entry: string; contract: number; integrity: string }>
  >;
  priceNote: Record<Language, string>;
  legacyProductId: string | null;
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  production: boolean;
}
