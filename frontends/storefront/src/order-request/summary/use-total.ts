import { useFormat, useTexts } from '@vitrine/platform';
import { ORDER_TEXTS } from '../texts.js';

/** Amounts in euros. */
interface Reckoning {
  monthly: boolean;
  /** Without a coupon. */
  price: number;
  /** What is to be paid; of a subscription in its first month, for a coupon holds for that one only (contract: Subscriptions). */
  total: number;
}

/** What a total is called and reads like, in the page's language; `then` is what follows a reduced first month. */
export function useTotal({ monthly, price, total }: Reckoning): { label: string; amount: string; then?: string } {
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
