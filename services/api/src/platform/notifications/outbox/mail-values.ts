import type { Language } from '@vitrine/schemas';
import type { OutboxEntry } from './outbox-entry.js';

/** The parameters of a statement that writes the mails of one request; the lists have one mail at each index. */
export interface MailValues {
  mailIds: readonly string[];
  mailKinds: readonly string[];
  mailLanguages: readonly Language[];
  requestId: string | null;
  traceparent: string | null;
}

export const mailValues = (mails: readonly OutboxEntry[]): MailValues => ({
  mailIds: mails.map(({ id }) => id),
  mailKinds: mails.map(({ kind }) => kind),
  mailLanguages: mails.map(({ language }) => language),
  requestId: mails[0]?.requestId ?? null,
  traceparent: mails[0]?.traceparent ?? null,
});
