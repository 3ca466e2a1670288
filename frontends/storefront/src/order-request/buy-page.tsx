import { PageHead, useParams, useSearchParams, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { useAccessory, useProduct } from '../shared/catalogue/queries.js';
import { type Plan, toPlan, PLAN_PARAMETER } from '../shared/catalogue/plans.js';
import { accessoryItem, type OrderItem, productItem } from './summary/order-item.js';
import { OrderOutcome } from './outcome/order-outcome.js';
import { usePlacedOrder } from './outcome/placed-order.js';
import { ORDER_TEXTS } from './texts.js';

/** `/buy/{productId}` and `/buy/accessory/{accessoryId}`: the order request for one item of the catalogue. */
export default function BuyPage() {
  const { productId, accessoryId } = useParams();
  return (
    <PublicPage ground="ivory">
      {accessoryId === undefined ? (
        <BuyProduct key={productId} id={productId ?? ''} />
      ) : (
        <BuyAccessory key={accessoryId} id={accessoryId} />
      )}
    </PublicPage>
  );
}

function BuyProduct({ id }: { id: string }) {
  const read = useProduct(id);
  const [parameters] = useSearchParams();
  const [plan, setPlan] = useState<Plan>(() => toPlan(parameters.get(PLAN_PARAMETER)));
  return <BuyItem kind="product" read={read} item={read.data && productItem(read.data)} plan={plan} onPlan={setPlan} />;
}

function BuyAccessory({ id }: { id: string }) {
  const read = useAccessory(id);
  const item = read.data && accessoryItem(read.data);
  return <BuyItem kind="accessory" read={read} item={item} plan="accessory" onPlan={() => undefined} />;
}

interface BuyItemProps {
  kind: OrderItem['kind'];
  read: { isFetching: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** Undefined while loading, null when it does not exist. */
  item: OrderItem | null | undefined;
  plan: Plan;
  onPlan: (plan: Plan) => void;
}

function BuyItem({ kind, read, item, plan, onPlan }: BuyItemProps) {
  const placement = usePlacedOrder();
  return (
    <>
      {!placement.orders && <BuyHead kind={kind} item={item} />}
      <OrderOutcome
        route="buy"
        kind={kind}
        item={item}
        retrying={read.isFetching}
        failed={read.isError}
        onRetry={() => void read.refetch()}
        plan={plan}
        onPlan={onPlan}
        placement={placement}
      />
    </>
  );
}

/** Head of the page, with the item's name once it is loaded; `item` is null when it does not exist. */
function BuyHead({ kind, item }: { kind: OrderItem['kind']; item: { name: string } | null | undefined }) {
  const t = useTexts(ORDER_TEXTS);
  if (item === null) return <PageHead title={t(`notFound.${kind}`)} status={404} />;
  return <PageHead title={item ? t('buy.head', { name: item.name }) : t('eyebrow')} description={t('lead')} noIndex />;
}
