import { EncodedAnswer } from '@vitrine/kit';
import type { Language } from '@vitrine/schemas';

/** The contract's caching rule for public reads. */
export const PUBLIC_CACHING = 'public, max-age=0, must-revalidate';

/** Staff see more of some public reads, so a shared cache must keep the answers apart. */
export const PUBLIC_READ_VARY = 'Accept-Encoding, Accept-Language, Authorization';

/** Facts about a public answer, for its headers. */
export interface PublicAnswerFacts {
  /** The language of its texts. */
  language: Language;
  /** The tables it shows. */
  tables?: readonly string[];
  /** Milliseconds after which it changes without a write; Infinity = it changes only with a write. */
  lifetime?: number;
}

/**
 * Makes the answer to a public read. For caches between the API and the visitor, `Cache-Tag` names the tables that it shows, and `Expires` the
 * time at which it changes without a write.
 */
export function publicAnswer(
  value: unknown,
  { language, tables = [], lifetime = Infinity }: PublicAnswerFacts,
  onGrowth?: () => void,
): EncodedAnswer {
  const headers = ['Cache-Control', PUBLIC_CACHING, 'Content-Language', language];
  if (tables.length > 0) headers.push('Cache-Tag', tables.join(','));
  if (Number.isFinite(lifetime)) headers.push('Expires', new Date(Date.now() + lifetime).toUTCString());
  return new EncodedAnswer(
    Buffer.from(JSON.stringify(value)),
    { type: 'application/json; charset=utf-8', headers },
    onGrowth,
  );
}
