import { EVENT_TYPES } from '@vitrine/schemas';
import type { BadgeTone } from '../shared/cards/index.js';
import { format } from '../shared/format.js';
import type { Choice } from '../shared/form/index.js';
import type { Delivery, Webhook } from './webhook-calls.js';

/** The name of a webhook: its description, else the host of its address. */
export const webhookName = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || new URL(url).host;

interface State {
  tone: BadgeTone;
  text: string;
  /** Details, in a sentence. */
  note?: string;
}

/** The state of a webhook. */
export function webhookState({ isActive, endedReason, failingSince }: Webhook): State {
  if (endedReason === 'gone') return { tone: 'bad', text: 'Ended', note: 'The address asked for no more (410).' };
  if (endedReason === 'failing')
    return { tone: 'bad', text: 'Ended', note: 'Nothing could be delivered for five days.' };
  if (!isActive) return { tone: 'quiet', text: 'Off' };
  if (failingSince !== null)
    return { tone: 'waiting', text: 'Failing', note: `Since ${format.shortDateTime(failingSince)}` };
  return { tone: 'good', text: 'Active' };
}

/** Names of the states of a delivery. */
export const DELIVERY_STATES: Readonly<Record<Delivery['status'], { tone: BadgeTone; text: string }>> = {
  pending: { tone: 'waiting', text: 'Waiting' },
  delivered: { tone: 'good', text: 'Delivered' },
  failed: { tone: 'bad', text: 'Failed' },
};

/** The result of the last attempt, in a few words. */
export function answerText({ responseStatus, responseMs, error }: Delivery): string {
  if (responseStatus === null) return error ?? 'Not sent yet';
  return `${responseStatus} in ${format.count(responseMs ?? 0)} ms`;
}

/** The types of events, to choose from. */
export const EVENT_CHOICES: readonly Choice[] = EVENT_TYPES.map((type) => ({ value: type, label: type }));
