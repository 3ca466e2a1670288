import { useTexts } from '@vitrine/platform';
import type { Plan } from '../../shared/catalogue/plans.js';
import { ActionLinks } from '../../shared/controls/action-links.js';
import { Failure } from '../../shared/controls/states/failure.js';
import { Message } from '../../shared/controls/states/message.js';
import type { OrderRoute } from '../order-route.js';
import type { OrderItem } from '../summary/order-item.js';
import { OrderRequest } from '../order-request.js';
import { OrderSkeleton } from '../order-skeleton.js';
import { OrderSuccess } from './order-success.js';
import styles from './order-outcome.module.css';
import type { Placement } from './placed-order.js';
import { ORDER_TEXTS } from '../texts.js';

/** Path of the list of each kind. */
const LISTS = { product: '/products', accessory: '/accessories' } as const;

interface OrderOutcomeProps {
  route: OrderRoute;
  kind: OrderItem['kind'];
  /** Undefined while loading, null when it does not exist. */
  item: OrderItem | null | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  plan: Plan;
  onPlan: (plan: Plan) => void;
  placement: Placement;
}

/** Renders the state of the page: loading, not found, not available, the form, or done (public spec §2, Order request page). */
export function OrderOutcome(props: OrderOutcomeProps) {
  const { route, kind, item, failed, retrying, onRetry, plan, onPlan, placement } = props;
  const t = useTexts(ORDER_TEXTS);
  if (placement.orders) return <OrderSuccess route={route} orders={placement.orders} />;
  if (item === null) {
    return (
      <Message title={t(`notFound.${kind}`)} text={t(`notFound.${kind}Text`)}>
        <ActionLinks main={{ to: LISTS[kind], text: t(`notFound.${kind}Back`) }} />
      </Message>
    );
  }
  if (item && (!item.inStock || item.offers.length === 0)) {
    return (
      <Message title={item.name} text={t(item.inStock ? 'unavailable.onRequest' : 'unavailable.outOfStock')}>
        <ActionLinks main={{ to: LISTS[kind], text: t(`notFound.${kind}Back`) }} />
      </Message>
    );
  }
  if (item) {
    return <OrderRequest route={route} item={item} plan={plan} onPlan={onPlan} onCreated={placement.keep} />;
  }
  if (failed) {
    return (
      <div className={styles.failed}>
        <Failure message={t('failed')} onRetry={onRetry} retrying={retrying} />
      </div>
    );
  }
  return <OrderSkeleton />;
}
