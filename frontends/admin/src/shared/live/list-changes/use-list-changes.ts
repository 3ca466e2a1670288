import type { LiveResource } from '@vitrine/schemas';
import { useCallback, useState } from 'react';
import { useLive } from '../live-provider.js';

/** A record that somebody else deleted. */
export interface Deletion {
  id: string;
  /** Account of that person; null = somebody without one. */
  by: string | null;
}

/** What happened since a list was read. */
export interface ListChanges {
  /** Records that are new. */
  created: readonly string[];
  /** Records that others changed. */
  changed: readonly string[];
  /** Records that others deleted. */
  deleted: readonly Deletion[];
  /** Some changes were not reported. */
  isMissed: boolean;
}

const NONE: ListChanges = { created: [], changed: [], deleted: [], isMissed: false };

const withId = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);
const withoutId = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);

/** A new record stays new when it is changed; a deleted record is neither new nor changed, until it is restored. */
function withChange(changes: ListChanges, change: string, { id, by }: Deletion): ListChanges {
  const { created, changed } = changes;
  const deleted = changes.deleted.filter((other) => other.id !== id);
  if (change === 'deleted')
    return {
      ...changes,
      created: withoutId(created, id),
      changed: withoutId(changed, id),
      deleted: [...deleted, { id, by }],
    };
  const kept = { ...changes, deleted };
  if (change === 'created') return { ...kept, created: withId(created, id) };
  return created.includes(id) ? kept : { ...kept, changed: withId(changed, id) };
}

/**
 * Collects changes of a kind of records until the list is refetched.
 * @param readAt when the list was read, in milliseconds since 1970
 */
export function useListChanges(resource: LiveResource, readAt: number): { changes: ListChanges; forget: () => void } {
  const [{ changes, since }, setState] = useState({ changes: NONE, since: readAt });
  if (since !== readAt) setState({ changes: NONE, since: readAt });
  const forget = useCallback(() => setState((now) => ({ ...now, changes: NONE })), []);
  useLive((event) => {
    if (event.type === 'viewers') return;
    if (event.type === 'missed') {
      setState((now) => ({ ...now, changes: { ...now.changes, isMissed: true } }));
      return;
    }
    const { kind, own } = event.change;
    if (own || !kind.startsWith(`${resource}.`)) return;
    const change = kind.slice(resource.length + 1);
    setState((now) => ({ ...now, changes: withChange(now.changes, change, event.change) }));
  });
  return { changes, forget };
}
