import type { Plan } from '../shared/catalogue/plans.js';
import type { CreatedOrder } from './order-api.js';
import { OrderHeading } from './order-heading.js';
import type { OrderRoute } from './order-route.js';
import { RequestForm } from './request-form.js';
import type { OrderItem } from './summary/order-item.js';
import { OrderSummary } from './summary/order-summary.js';

interface OrderRequestProps {
  route: OrderRoute;
  item: OrderItem;
  /** The chosen plan; if the item is not offered on it, the item's first plan is used. */
  plan: Plan;
  onPlan: (plan: Plan) => void;
  onCreated: (orders: CreatedOrder[]) => void;
}

/** The order request for one item. */
export function OrderRequest({ route, item, plan, onPlan, onCreated }: OrderRequestProps) {
  const offer = item.offers.find((each) => each.plan === plan) ?? item.offers[0] ?? { plan, price: 0 };
  return (
    <RequestForm
      route={route}
      chosen={[{ item, offer }]}
      heading={<OrderHeading route={route} plan={offer.plan} />}
      summary={(coupon) => <OrderSummary route={route} item={item} offer={offer} onPlan={onPlan} coupon={coupon} />}
      onCreated={onCreated}
    />
  );
}
