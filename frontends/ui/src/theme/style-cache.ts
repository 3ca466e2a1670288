import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** The page's CSP nonce for styles; undefined when the policy of the web process allows styles by hash. */
function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/**
 * No vendor prefixes are added; those that Safari needs are in the theme. It is always the same array, because the server caches compiled styles
 * by it.
 */
const NO_PLUGINS: never[] = [];

/**
 * A style cache that the page's CSP accepts: it inserts empty style elements, whose hash is allowed, and fills them rule by rule. Its styles come
 * first in the head, so that the platform's focus rings and a feature's CSS module override MUI's own.
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

/** Provides the cache of one request on the server; not used in the browser. */
export const StyleCacheContext = createContext<EmotionCache | null>(null);
