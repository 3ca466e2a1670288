import createCache, { type EmotionCache } from '@emotion/cache';

/** The page's one-time token for styles, where the public origin put it. */
function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}

/**
 * A style cache that the page's CSP accepts. Its styles come first in the head, so that the platform's focus rings and
 * a feature's CSS module win over MUI's own.
 */
export function createStyleCache(nonce: string | undefined = pageNonce()): EmotionCache {
  return createCache({ key: 'ui', prepend: true, ...(nonce !== undefined && { nonce }) });
}
