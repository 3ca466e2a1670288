import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** The page's one-time token for styles; a web process whose policy names hashes of them puts none there. */
function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/**
 * No plugin writes the names of old browsers beside each rule; what Safari has under its own alone is in the theme. It is always the same
 * array, under which the server keeps what it has compiled from one page to the next.
 */
const NO_PLUGINS: never[] = [];

/**
 * A style cache that the page's CSP accepts: it begins with empty style elements, whose hash is allowed, and fills them rule by rule. Its styles come first in the head, so that the platform's focus rings and
 * a feature's CSS module win over MUI's own.
 */
export function createStyleCache(nonce: string | undefined = pageNonce()): EmotionCache {
  return createCache({
    key: 'ui',
    prepend: true,
    speedy: true,
    stylisPlugins: NO_PLUGINS,
    ...(nonce !== undefined && { nonce }),
  });
}

/** Provides a server renderer's cache for one request; the browser needs none. */
export const StyleCacheContext = createContext<EmotionCache | null>(null);
