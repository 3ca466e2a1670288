import type { OrderPlan } from '@vitrine/schemas';

/** Plans as staff read them. */
export const PLAN_NAMES: Readonly<Record<OrderPlan, string>> = {
  product: 'One-time purchase',
  monthly: 'Subscription',
  enhanced: 'Enhanced service',
  accessory: 'Accessory',
};
