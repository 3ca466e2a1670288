import { LIVE_PERMISSIONS, liveResource, type Permission } from '@vitrine/schemas';
import type { StoredChange } from './live-feed.js';
import type { LiveChangeDto } from './live.dto.js';

/** A member of staff who receives changes. */
export interface Reader {
  id: string;
  permissions: readonly Permission[];
}

/** The answers for those changes that the reader may see. */
export const presentChanges = (changes: readonly StoredChange[], reader: Reader): LiveChangeDto[] =>
  changes
    .filter(({ kind }) => reader.permissions.includes(LIVE_PERMISSIONS[liveResource(kind)]))
    .map(({ id, kind, record, actor, at }) => ({
      change: id,
      kind,
      id: record,
      at,
      by: actor,
      own: actor === reader.id,
    }));
