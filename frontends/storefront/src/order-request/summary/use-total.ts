import { useFormat, useTexts } from '@vitrine/platform';
import { ORDER_TEXTS } from '../texts.js';

/** Amounts in euros. */
export interface Reckoning {
  monthly: boolean;
  /** Without a coupon. */
  price: number;
  /** What is to be paid; of a subscription in its first month, for a coupon holds for that one only (contract: Subscriptions). */
  total: number;
}

/** A total as it reads in the page's language. */
export interface Total {
  label: string;
  amount: string;
  /** What follows a reduced first month. */
  then?: string;
}

/** What a total is called and reads like, in the page's language. */
export function useTotal({ monthly, price, total }: Reckoning): Total {
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
