import { createContext, useContext } from 'react';
import type { Language } from './language/language.js';

/** Where one remote's live release starts and which façade it was built against. */
export interface RemoteEntry {
  /** Hash of the release. */
  hash: string;
  /** Path of the federation entry script on this origin. */
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
  /** Beside every price, in both languages. */
  priceNote: Record<Language, string>;
  /** A stored `recentProductId` equal to this is cleared at start. */
  legacyProductId: string | null;
  /** Origins from which a `videoUrl` may play in place. */
  mediaOrigins: string[];
  mapStyleUrl: string | null;
  production: boolean;
}

/** The settings of the page, and on the server the collectors of what rendering finds out. */
export interface Environment extends Boot {
  /** Called while rendering on the server with the status the page wants to be answered with. */
  onStatus?: (status: number) => void;
  /** Called while rendering on the server with the name of each lazily loaded page that was used. */
  onPage?: (name: string) => void;
}

const EnvironmentContext = createContext<Environment | null>(null);

export const EnvironmentProvider = EnvironmentContext.Provider;

/** @throws Error outside the platform's provider. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs <Platform> around it');
  return environment;
}
