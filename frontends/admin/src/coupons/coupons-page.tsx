import { useSession } from '@vitrine/platform';
import { Button, ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { CardList } from '../shared/cards/index.js';
import {
  EmptyList,
  ListTools,
  newRow,
  ToolSelect,
  useListAddress,
  useLocalList,
  useShown,
  statusNames,
} from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { useGiveBackPending } from './calls/give-back-pending.js';
import { useCoupons } from './calls/list-coupons.js';
import { useToggleCoupon } from './calls/toggle-coupon.js';
import type { Coupon } from './coupon.js';
import { CouponDialog } from './form/coupon-dialog.js';
import { CouponCard } from './list/coupon-card.js';
import { listing, shape, sortNames } from './list/coupon-listing.js';
import { DeleteCouponDialog } from './list/delete-coupon-dialog.js';
import { UsageDialog } from './usage/usage-dialog.js';

/** Every coupon: found, created, edited, activated or not, its usage, and deleted (back-office spec §2, Coupons page). */
export default function CouponsPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const edited = useShown('coupon');
  const used = useShown('usage');
  const { status } = useSession();
  const query = useCoupons(status === 'signedIn');
  const list = useLocalList(query.data, state, listing);
  const toggle = useToggleCoupon();
  const giveBack = useGiveBackPending();
  const [deleting, setDeleting] = useState<Coupon | null>(null);
  const byId = (id: string | null) => query.data?.find((coupon) => coupon.id === id);
  const inForm = byId(edited.id);
  const inUsage = byId(used.id);

  return (
    <Screen>
      <ListTools
        label="Search coupons"
        placeholder="Search code, name or description"
        state={state}
        filters={[{ name: 'status', label: 'Filter by status', all: 'All statuses', options: statusNames }]}
        onSearch={(search) => change({ search }, { replace: true })}
        onFilter={(filters) => change({ filters })}
        order={
          <ToolSelect label="Order by" value={state.sort} options={sortNames} onChange={(sort) => change({ sort })} />
        }
      >
        <ButtonLink to={edited.href(newRow)}>Create Coupon</ButtonLink>
      </ListTools>
      <CardList
        of="coupons"
        list={list}
        query={query}
        loading={status === 'signedIn' ? 'Loading coupons...' : 'Checking authentication...'}
        failure={{ text: 'Error loading coupons:' }}
        href={(page) => href({ page })}
        empty={
          narrowed ? (
            <EmptyList title="No coupons found" hint="Try another search or status.">
              <Button kind="quiet" onClick={reset}>
                Show all coupons
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title="No coupons yet" hint="Create the first one to give customers a discount." />
          )
        }
        card={(coupon) => (
          <CouponCard
            key={coupon.id}
            coupon={coupon}
            edit={edited.href(coupon.id)}
            usage={used.href(coupon.id)}
            failure={toggle.failureOf(coupon) ?? giveBack.failureOf(coupon)}
            onToggle={() => toggle.change(coupon)}
            onGiveBack={() => giveBack.change(coupon)}
            onDelete={() => setDeleting(coupon)}
          />
        )}
      />
      {edited.id === newRow && <CouponDialog coupon={null} onClose={edited.close} />}
      {inForm && <CouponDialog key={inForm.id} coupon={inForm} onClose={edited.close} />}
      {inUsage && <UsageDialog key={inUsage.id} coupon={inUsage} onClose={used.close} />}
      {deleting && <DeleteCouponDialog coupon={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
