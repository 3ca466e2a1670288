import { COUPON_PRESENCES, MAXIMUM_LENGTHS, type OrderPeriod } from '@vitrine/schemas';
import { DayFields } from '../../shared/desk/work/day-filters.js';
import { type Filter, ToolField } from '../../shared/list/index.js';
import { PLAN_NAMES } from '../../shared/plan-names.js';
import { toOptions } from '../../shared/form/to-options.js';

type Filters = Readonly<Record<string, string | undefined>>;

const PERIODS: Readonly<Record<OrderPeriod, string>> = {
  today: 'Today',
  '7days': 'Last 7 days',
  '30days': 'Last 30 days',
};

const CHOSEN = [
  { name: 'placed', label: 'Filter by date', all: 'Any date', options: toOptions(PERIODS) },
  { name: 'plan', label: 'Filter by plan', all: 'Any plan', options: toOptions(PLAN_NAMES) },
  {
    name: 'waiting',
    label: 'Filter by waiting time',
    all: 'However long',
    options: [{ value: 'day', label: 'Pending over 24 hours' }],
  },
  {
    name: 'subscription',
    label: 'Filter by subscription',
    all: 'Any subscription',
    options: [{ value: 'expiring', label: 'Ends within 7 days' }],
  },
] as const;

const COUPON_OPTIONS = [
  { value: 'any', label: 'With a coupon' },
  { value: 'none', label: 'Without a coupon' },
];

const isCode = (coupon: string | undefined): coupon is string =>
  coupon !== undefined && !COUPON_PRESENCES.some((presence) => presence === coupon);

const couponText = (code: string): string => `Coupon ${code.toUpperCase()}`;

/** The filter tools that only orders have. @param coupon the value of the filter by coupon */
export const orderFilterTools = (coupon: string | undefined): readonly Filter[] => [
  ...CHOSEN,
  {
    name: 'coupon',
    label: 'Filter by coupon',
    all: 'Coupon or none',
    options: isCode(coupon) ? [...COUPON_OPTIONS, { value: coupon, label: couponText(coupon) }] : COUPON_OPTIONS,
  },
];

/** A period replaces first and last day, and they replace a period. */
export function withOneDate(filters: Filters): Filters {
  if (filters['placed']) return { ...filters, from: undefined, to: undefined };
  return filters['from'] || filters['to'] ? { ...filters, placed: undefined } : filters;
}

interface OrderFilterFieldsProps {
  filters: Filters;
  onFilter: (filters: Filters) => void;
}

/** Fields for first and last day, and for a coupon's code. */
export function OrderFilterFields({ filters, onFilter }: OrderFilterFieldsProps) {
  const { coupon } = filters;
  return (
    <>
      <DayFields filters={filters} onFilter={onFilter} />
      <ToolField
        label="Coupon code"
        type="text"
        value={isCode(coupon) ? coupon : ''}
        maxLength={MAXIMUM_LENGTHS.couponCode}
        onChange={(code) => onFilter({ coupon: code || undefined })}
      />
    </>
  );
}
