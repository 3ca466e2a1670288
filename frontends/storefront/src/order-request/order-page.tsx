import { Navigate, PageHead, useStored, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { isMonthly, listPlans, type Plan } from '../shared/catalogue/plans.js';
import { useProduct } from '../shared/catalogue/queries.js';
import { toSelection, storedSelection, type OrderSelection } from '../shared/catalogue/stored-selection.js';
import { NoScriptNotice } from '../shared/controls/states/no-script-notice.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { productItem } from './summary/order-item.js';
import { OrderOutcome } from './outcome/order-outcome.js';
import { OrderSkeleton } from './order-skeleton.js';
import { usePlacedOrder } from './outcome/placed-order.js';
import { ORDER_TEXTS } from './texts.js';

const toPlan = ({ subscriptionType }: OrderSelection): Plan => subscriptionType ?? 'product';

/** `/order`: the request for the purchase option that was saved on a product's page (public spec §2). */
export default function OrderPage() {
  const t = useTexts(ORDER_TEXTS);
  const hydrated = useHydrated();
  const [selection, store] = useStored(storedSelection);
  const placement = usePlacedOrder();
  const { data, isError, isFetching, refetch } = useProduct(selection?.productId ?? '', selection !== null);

  if (hydrated && !selection && !placement.orders)
    return <Navigate to="/products" replace state={{ notice: 'noOrderData' }} />;
  const plan = selection ? toPlan(selection) : 'product';
  return (
    <PublicPage ground="ivory">
      {!placement.orders && (
        <PageHead
          title={t(isMonthly(plan) ? 'order.subscriptionTitle' : 'order.purchaseTitle')}
          description={t('lead')}
          noIndex
        />
      )}
      {hydrated && (selection || placement.orders) ? (
        <OrderOutcome
          route="order"
          kind="product"
          item={data && productItem(data)}
          failed={isError}
          retrying={isFetching}
          onRetry={() => void refetch()}
          plan={plan}
          onPlan={(next) => {
            const offer = data && listPlans(data).find((each) => each.plan === next);
            if (data && offer) store(toSelection(data, offer));
          }}
          placement={{
            ...placement,
            keep: (created) => {
              placement.keep(created);
              storedSelection.clear();
            },
          }}
        />
      ) : (
        <>
          <NoScriptNotice />
          <OrderSkeleton />
        </>
      )}
    </PublicPage>
  );
}
