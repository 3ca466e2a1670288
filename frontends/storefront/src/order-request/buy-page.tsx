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
  const placement = usePlacedOrder();
  const query = useProduct(id);
  const [parameters] = useSearchParams();
  const [plan, setPlan] = useState<Plan>(() => toPlan(parameters.get(PLAN_PARAMETER)));
  return (
    <>
      {!placement.order && <BuyHead kind="product" item={query.data} />}
      <OrderOutcome
        route="buy"
        kind="product"
        item={query.data && productItem(query.data)}
        retrying={query.isFetching}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        plan={plan}
        onPlan={setPlan}
        placement={placement}
      />
    </>
  );
}

function BuyAccessory({ id }: { id: string }) {
  const placement = usePlacedOrder();
  const query = useAccessory(id);
  return (
    <>
      {!placement.order && <BuyHead kind="accessory" item={query.data} />}
      <OrderOutcome
        route="buy"
        kind="accessory"
        item={query.data && accessoryItem(query.data)}
        retrying={query.isFetching}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        plan="accessory"
        onPlan={() => undefined}
        placement={placement}
      />
    </>
  );
}

/** Names the item once it is known; `item` is null when there is no such thing. */
function BuyHead({ kind, item }: { kind: OrderItem['kind']; item: { name: string } | null | undefined }) {
  const t = useTexts(ORDER_TEXTS);
  if (item === null) return <PageHead title={t(`notFound.${kind}`)} status={404} />;
  return <PageHead title={item ? t('buy.head', { name: item.name }) : t('eyebrow')} description={t('lead')} noIndex />;
}
