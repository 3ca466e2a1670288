import { words } from '@vitrine/schemas';
import { format } from '../../format.js';
import type { TimelineEntry } from '../record.js';

/** Names of mails; any other mail is named by the words of its kind. */
const MAILS: Readonly<Record<string, string>> = {
  'order-confirmation': 'Confirmation to the customer',
  'order-notice': 'Notice to staff',
  'contact-acknowledgement': 'Acknowledgement to the customer',
  'contact-notice': 'Notice to staff',
  'reply-order': 'Reply to the customer',
  'reply-contact': 'Reply to the customer',
};

const MAIL_STATES = { pending: 'waiting to be sent', sent: 'sent', failed: 'could not be delivered' } as const;

/** An entry as one line of text. */
export function entryText(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'created':
      return `Received${entry.data.title ? `: ${entry.data.title}` : ''}`;
    case 'mail': {
      const { mail, status } = entry.data;
      return `${MAILS[mail] ?? words(mail)}: ${MAIL_STATES[status]}`;
    }
    case 'status':
      return `Status changed from ${words(entry.data.from)} to ${words(entry.data.to)}`;
    case 'price':
      return `Price changed from ${format.price(entry.data.oldPrice)} to ${format.price(entry.data.newPrice)}`;
    case 'note':
      return 'Note';
    case 'assignment':
      return entry.data.assignee ? `Assigned to ${entry.data.assignee.name}` : 'Assigned to nobody';
    case 'follow-up':
      return entry.data.on === null ? 'Follow-up removed' : `Follow-up on ${format.day(entry.data.on)}`;
    case 'decrypt':
      return 'Customer data decrypted';
    case 'deletion':
      return 'Deleted';
    case 'restoration':
      return 'Restored';
  }
}
