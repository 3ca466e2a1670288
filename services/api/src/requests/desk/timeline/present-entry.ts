import { readKeyActor } from '../../../common/auth/current-admin.js';
import type { Language } from '@vitrine/schemas';
import { toEuros } from '../../../common/money.js';
import type { DeskRecord } from '../desk-records.js';
import type { EntryContent } from './entry-privacy.js';
import type { ActorDto, TimelineEntry } from './timeline.dto.js';
import type { TimelineRow } from './timeline-statement.js';

/** What the answer for an entry needs beside its row. */
export interface EntrySurroundings {
  record: DeskRecord;
  /** The entry's texts; `undefined` where there are none or they cannot be read. */
  content: EntryContent | undefined;
  /** Whether the viewer may change the entry. */
  editable: boolean;
}

/** Actors in the audit log and the histories that are no members of the staff. */
const SYSTEM: ReadonlySet<string> = new Set(['system', 'operator']);

function getActor({ kind, admin_email: email, admin_name: name }: TimelineRow, record: DeskRecord): ActorDto {
  if (email === null && kind === 'created') return { kind: 'customer', name: record.customerName };
  if (email === null || SYSTEM.has(email)) return { kind: 'system', name: 'System' };
  const key = readKeyActor(email);
  return key === undefined ? { kind: 'staff', name: name || email } : { kind: 'key', name: key };
}

/** Times inside JSON have the database's text form. */
const toTime = (value: unknown): string | null => (typeof value === 'string' ? new Date(value).toISOString() : null);

type MailStatus = 'pending' | 'sent' | 'failed';

/** The answer for an entry. */
export function presentEntry(row: TimelineRow, { record, content, editable }: EntrySurroundings): TimelineEntry {
  const { kind, details } = row;
  const entry = { id: row.id, at: row.at.toISOString(), actor: getActor(row, record) };
  switch (kind) {
    case 'created':
      return { ...entry, kind, data: { title: record.title, language: record.language } };
    case 'mail':
      return {
        ...entry,
        kind,
        data: {
          mail: String(details['mail']),
          status: details['status'] as MailStatus,
          sentAt: toTime(details['sentAt']),
          error: (details['error'] as string | null | undefined) ?? null,
          language: details['language'] as Language,
          text: content?.text ?? null,
        },
      };
    case 'status':
      return { ...entry, kind, data: { from: String(details['from']), to: String(details['to']) } };
    case 'price':
      return {
        ...entry,
        kind,
        data: { oldPrice: toEuros(Number(details['oldCents'])), newPrice: toEuros(Number(details['newCents'])) },
      };
    case 'note':
      return {
        ...entry,
        kind,
        version: Number(details['version']),
        data: {
          text: content?.text ?? null,
          editedAt: toTime(details['editedAt']),
          editable,
        },
      };
    case 'assignment': {
      const id = details['assignee'] as string | null;
      return { ...entry, kind, data: { assignee: id === null ? null : { id, name: row.assignee_name ?? '' } } };
    }
    case 'follow-up':
      return { ...entry, kind, data: { on: details['on'] as string | null, text: content?.text ?? null } };
    case 'decrypt':
    case 'deletion':
    case 'restoration':
      return { ...entry, kind, data: {} };
  }
}
