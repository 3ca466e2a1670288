import { ORDER_PLANS, type OrderStatus } from '@vitrine/schemas';
import { toEuros } from '../../common/money.js';
import type { ConversionDto, EditionValueDto, PlanValueDto } from './statistics.dto.js';
import type { OrderFigures } from './statistics-statements.js';

type Figures = readonly OrderFigures[];

const count = (figures: Figures): number => figures.reduce((sum, { orders }) => sum + orders, 0);

const getValue = (figures: Figures) => ({
  orders: count(figures),
  value: toEuros(figures.reduce((sum, { cents }) => sum + Number(cents), 0)),
});

const withoutCancelled = (figures: Figures): Figures => figures.filter(({ status }) => status !== 'cancelled');

/** The highest value first, without kinds that have no orders. */
const byValue = <Kind extends { orders: number; value: number }>(kinds: readonly Kind[]): Kind[] =>
  kinds.filter(({ orders }) => orders > 0).toSorted((one, other) => other.value - one.value);

/** The number of orders by outcome. */
export function getConversion(figures: Figures): ConversionDto {
  const of = (...wanted: OrderStatus[]) =>
    count(figures.filter(({ status }) => status !== null && wanted.includes(status)));
  return {
    orders: count(figures),
    confirmed: of('confirmed', 'completed'),
    pending: of('pending'),
    cancelled: of('cancelled'),
  };
}

/** The orders that are not cancelled, by plan. */
export const sumByPlan = (figures: Figures): PlanValueDto[] =>
  byValue(
    ORDER_PLANS.map((plan) => ({ plan, ...getValue(withoutCancelled(figures).filter((each) => each.plan === plan)) })),
  );

/** The orders that are not cancelled, by product with its latest name. */
export function sumByProduct(figures: Figures): EditionValueDto[] {
  const products = new Map<string | null, OrderFigures[]>();
  for (const each of withoutCancelled(figures))
    products.set(each.product, [...(products.get(each.product) ?? []), each]);
  return byValue(
    [...products.values()].map((of) => ({
      name: of.reduce((one, other) => (other.last > one.last ? other : one)).name ?? '',
      ...getValue(of),
    })),
  );
}
