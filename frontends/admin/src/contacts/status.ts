import type { ContactStatus } from '@vitrine/schemas';
import type { BadgeTone } from '../shared/cards/index.js';
import { toOptions } from '../shared/form/to-options.js';

export const statusNames: Record<ContactStatus, string> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  closed: 'Closed',
};

/** New blue, read yellow, replied green, closed grey (back-office spec §2, Contact requests). */
export const statusTones: Record<ContactStatus, BadgeTone> = {
  new: 'fresh',
  read: 'waiting',
  replied: 'good',
  closed: 'quiet',
};

export const statusOptions = toOptions(statusNames);
