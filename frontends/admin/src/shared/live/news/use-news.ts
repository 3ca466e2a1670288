import type { LiveThing } from '@vitrine/schemas';
import { useCallback, useState } from 'react';
import { useLive } from '../live-provider.js';

/** A record that somebody else deleted. */
export interface Deletion {
  id: string;
  /** Account of that person; null = somebody without one. */
  by: string | null;
}

/** What happened since a list was read. */
export interface News {
  /** Records that are new. */
  created: readonly string[];
  /** Records that others changed. */
  changed: readonly string[];
  /** Records that others deleted. */
  deleted: readonly Deletion[];
  /** Some changes were not reported. */
  isMissed: boolean;
}

const NONE: News = { created: [], changed: [], deleted: [], isMissed: false };

const withId = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);
const withoutId = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);

/** A new record stays new when it is changed; a deleted record is neither new nor changed, until it is restored. */
function added(news: News, change: string, { id, by }: Deletion): News {
  const { created, changed } = news;
  const deleted = news.deleted.filter((other) => other.id !== id);
  if (change === 'deleted')
    return {
      ...news,
      created: withoutId(created, id),
      changed: withoutId(changed, id),
      deleted: [...deleted, { id, by }],
    };
  const kept = { ...news, deleted };
  if (change === 'created') return { ...kept, created: withId(created, id) };
  return created.includes(id) ? kept : { ...kept, changed: withId(changed, id) };
}

/**
 * Collects changes of a kind of records until the list is refetched.
 * @param readAt when the list was read, in milliseconds since 1970
 */
export function useNews(thing: LiveThing, readAt: number): { news: News; forget: () => void } {
  const [{ news, since }, setNews] = useState({ news: NONE, since: readAt });
  if (since !== readAt) setNews({ news: NONE, since: readAt });
  const forget = useCallback(() => setNews((now) => ({ ...now, news: NONE })), []);
  useLive((event) => {
    if (event.type === 'viewers') return;
    if (event.type === 'missed') {
      setNews((now) => ({ ...now, news: { ...now.news, isMissed: true } }));
      return;
    }
    const { kind, own } = event.change;
    if (own || !kind.startsWith(`${thing}.`)) return;
    const change = kind.slice(thing.length + 1);
    setNews((now) => ({ ...now, news: added(now.news, change, event.change) }));
  });
  return { news, forget };
}
