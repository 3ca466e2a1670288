import { useTexts } from '@vitrine/platform';
import { ORDER_TEXTS } from '../texts.js';
import { useTotal, type Reckoning, type Total } from './use-total.js';

/** Sums of euros are made in cents: those of binary fractions would show 0.1 + 0.2. */
const sum = (euros: readonly number[]) => euros.reduce((cents, each) => cents + Math.round(each * 100), 0) / 100;

const add = (items: readonly Reckoning[], monthly: boolean): Reckoning => ({
  monthly,
  price: sum(items.map(({ price }) => price)),
  total: sum(items.map(({ total }) => total)),
});

/** One total of what is paid once and one of what is paid every month, each only where there is such an item. */
export function useTotals(items: readonly Reckoning[]): Total[] {
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
