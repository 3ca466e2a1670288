import type { DemonstrationKind, DemonstrationStatus } from '@vitrine/schemas';
import type { BadgeTone } from '../shared/cards/index.js';

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

const toOptions = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const statusOptions = toOptions(statusNames);
export const kindOptions = toOptions(kindNames);
