export const languages = ['de', 'en'] as const;

export type Language = (typeof languages)[number];

/** What the shell is told with each page; the JSON block `vitrine-boot` (frontends/platform, environment). */
export interface Boot {
  language: Language;
  publicUrl: string;
  /** Names of the lazily loaded pages that were rendered. */
  pages: string[];
  /** Path of the picture for shared links. */
  picture: string | null;
  remotes: Partial<Record<'storefront' | 'admin', { hash: string; entry: string; contract: number }>>;
  priceNote: Record<Language, string>;
  legacyProductId: string | null;
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  production: boolean;
}
