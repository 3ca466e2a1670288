import type { OrderStatus, SubscriptionStatus } from '@vitrine/schemas';
import type { BadgeTone } from '../shared/cards/index.js';

export const statusNames: Record<OrderStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Pending yellow, confirmed blue, completed green, cancelled grey. */
export const statusTones: Record<OrderStatus, BadgeTone> = {
  pending: 'waiting',
  confirmed: 'fresh',
  completed: 'good',
  cancelled: 'quiet',
};

export const subscriptionStatusNames: Record<SubscriptionStatus, string> = {
  active: 'Active',
  pending_renewal: 'Pending renewal',
  expired: 'Expired',
};
