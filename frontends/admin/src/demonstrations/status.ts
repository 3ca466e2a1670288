import type { DemonstrationKind, DemonstrationStatus } from '@vitrine/schemas';
import type { BadgeTone } from '../shared/cards/index.js';
import { toOptions } from '../shared/form/to-options.js';

export const statusNames: Record<DemonstrationStatus, string> = {
  new: 'New',
  confirmed: 'Confirmed',
  declined: 'Declined',
  done: 'Done',
};

export const statusTones: Record<DemonstrationStatus, BadgeTone> = {
  new: 'fresh',
  confirmed: 'good',
  declined: 'quiet',
  done: 'quiet',
};

export const kindNames: Record<DemonstrationKind, string> = { store: 'In a store', video: 'By video' };

export const statusOptions = toOptions(statusNames);
export const kindOptions = toOptions(kindNames);
