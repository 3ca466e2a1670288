import { sentence } from '@vitrine/schemas';
import { conflict } from '../../common/errors/api-error.js';

/** The encrypted notes of staff about a record. */
interface StoredNotes {
  stored: string | null;
  /** @returns `undefined` when the encryption key is missing */
  read: (stored: string) => string | undefined;
  /** An empty text is stored as `null`. */
  encrypt: (notes: string) => string | null;
}

/**
 * The notes to store after a change. The same text is not encrypted anew, because the audit entry would call that a change. Notes that cannot be read
 * are shown as empty, so an empty text leaves them, and another one is refused.
 * @param notes `undefined` = unchanged
 * @throws ApiError 409 `CONFLICT` when other notes would be lost
 */
export function changedNotes(notes: string | undefined, { stored, read, encrypt }: StoredNotes): string | null {
  if (notes === undefined) return stored;
  if (stored === null) return encrypt(notes);
  const before = read(stored);
  if (before === undefined && notes !== '') throw conflict('CONFLICT', sentence('notes.unreadable'));
  return before === undefined || before === notes ? stored : encrypt(notes);
}
