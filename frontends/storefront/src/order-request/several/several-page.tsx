import { PageHead, useLocation, useTexts } from '@vitrine/platform';
import { PublicPage } from '../../layout/index.js';
import { NoScriptNotice } from '../../shared/controls/states/no-script-notice.js';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import { useFavorites } from '../../shared/favorites/favorites.js';
import { readListFragment } from '../../shared/favorites/shared-list.js';
import { OrderSuccess } from '../outcome/order-success.js';
import { usePlacedOrder } from '../outcome/placed-order.js';
import { OrderSkeleton } from '../order-skeleton.js';
import { ORDER_TEXTS } from '../texts.js';
import { SeveralRequest } from './several-request.js';
import { SEVERAL_TEXTS } from './texts.js';

/** `/buy/favorites`: one request for the favourites in its fragment, else for all. */
export default function SeveralPage() {
  const t = useTexts(SEVERAL_TEXTS);
  const o = useTexts(ORDER_TEXTS);
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const { favorites } = useFavorites();
  const placement = usePlacedOrder();
  const named = readListFragment(hash);
  return (
    <PublicPage ground="ivory">
      {placement.orders ? (
        <OrderSuccess route="buy" orders={placement.orders} />
      ) : (
        <>
          <PageHead title={t('head')} description={o('lead')} noIndex />
          {hydrated ? (
            <SeveralRequest favorites={named.length > 0 ? named : favorites} onCreated={placement.keep} />
          ) : (
            <>
              <NoScriptNotice />
              <OrderSkeleton />
            </>
          )}
        </>
      )}
    </PublicPage>
  );
}
