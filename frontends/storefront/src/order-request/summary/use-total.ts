import { useFormat, useTexts } from '@vitrine/platform';
import { ORDER_TEXTS } from '../texts.js';

/** Amounts in euros. */
export interface OrderAmounts {
  monthly: boolean;
  /** Without a coupon. */
  price: number;
  /** What is to be paid; for a subscription in its first month, because a coupon applies only to that (contract: Subscriptions). */
  total: number;
}

/** A total as text in the page's language. */
export interface Total {
  label: string;
  amount: string;
  /** The price after a reduced first month. */
  then?: string;
}

/** Label and text of a total, in the page's language. */
export function useTotal({ monthly, price, total }: OrderAmounts): Total {
  const t = useTexts(ORDER_TEXTS);
  const format = useFormat();
  const amount = format.price(total);
  if (!monthly) return { label: t('summary.total'), amount };
  if (total === price) return { label: t('summary.totalMonthly'), amount };
  return {
    label: t('summary.firstMonth'),
    amount,
    then: t('summary.thenMonthly', { price: format.price(price) }),
  };
}
