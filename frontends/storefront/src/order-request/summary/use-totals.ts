import { useTexts } from '@vitrine/platform';
import { ORDER_TEXTS } from '../texts.js';
import { useTotal, type OrderAmounts, type Total } from './use-total.js';

/** Computed in whole cents, because the sum of floating-point euros would be inexact. */
const sum = (euros: readonly number[]) => euros.reduce((cents, each) => cents + Math.round(each * 100), 0) / 100;

const add = (items: readonly OrderAmounts[], monthly: boolean): OrderAmounts => ({
  monthly,
  price: sum(items.map(({ price }) => price)),
  total: sum(items.map(({ total }) => total)),
});

/** A total of one-time payments and a total of monthly ones, each only if there is such an item. */
export function useTotals(items: readonly OrderAmounts[]): Total[] {
  const t = useTexts(ORDER_TEXTS);
  const once = items.filter(({ monthly }) => !monthly);
  const monthly = items.filter((item) => item.monthly);
  const onceTotal = useTotal(add(once, false));
  const monthlyTotal = useTotal(add(monthly, true));
  return [
    ...(once.length > 0 ? [monthly.length > 0 ? { ...onceTotal, label: t('summary.once') } : onceTotal] : []),
    ...(monthly.length > 0 ? [monthlyTotal] : []),
  ];
}
