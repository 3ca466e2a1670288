import { useSession } from '@vitrine/platform';
import { ButtonLink } from '@vitrine/ui';
import { activeFilter, CardPage, cardSearch } from '../shared/cards/index.js';
import { NEW_ROW, useDialogRow } from '../shared/list/index.js';
import type { Coupon } from './coupon.js';
import { coupons, useGiveBackPending } from './coupon-calls.js';
import { CouponCard } from './coupon-card.js';
import { CouponDialog } from './form/coupon-dialog.js';
import { UsageDialog } from './usage-dialog.js';

/** Sorts after every day. */
const NEVER = '9999';

/** How coupons are searched, filtered and ordered (back-office spec §2, Coupons page). */
const search = cardSearch<Coupon>({
  text: ({ code, name, description }) => [code, name, description],
  orders: [
    { value: '-createdAt', label: 'Newest first', by: ({ createdAt }) => createdAt },
    { value: 'code', label: 'Code A–Z', by: ({ code }) => code },
    { value: 'validUntil', label: 'Ending first', by: ({ validUntil }) => validUntil ?? NEVER },
    { value: '-usageCount', label: 'Most used', by: ({ usageCount }) => usageCount },
  ],
  filters: [activeFilter],
});

/** All coupons, with search, creation, editing, toggling, usage and deletion (back-office spec §2, Coupons page). */
export default function CouponsPage() {
  const signedIn = useSession().status === 'signedIn';
  const { data } = coupons.useList({ enabled: signedIn });
  const edited = useDialogRow('coupon');
  const used = useDialogRow('usage');
  const toggle = coupons.useToggle('isActive', { failure: ({ code }) => `Coupon ${code} could not be changed.` });
  const giveBack = useGiveBackPending();
  const byId = (id: string | null) => data?.find((coupon) => coupon.id === id);
  const inForm = byId(edited.id);
  const inUsage = byId(used.id);

  return (
    <CardPage
      calls={coupons}
      screen="coupons"
      search={search}
      placeholder="Search code, name or description"
      isEnabled={signedIn}
      files="coupons"
      add={<ButtonLink to={edited.href(NEW_ROW)}>Create Coupon</ButtonLink>}
      {...(!signedIn && { loading: 'Checking authentication...' })}
      none={{ title: 'No coupons yet', hint: 'Create the first one to give customers a discount.' }}
      toggle={toggle}
      card={(coupon, tools) => (
        <CouponCard
          coupon={coupon}
          edit={edited.href(coupon.id)}
          usage={used.href(coupon.id)}
          onGiveBack={() => giveBack.change(coupon)}
          tools={{ ...tools, failure: tools.failure ?? giveBack.toFailure(coupon) }}
        />
      )}
      deleting={{
        title: ({ code }) => `Delete Coupon ${code}`,
        question: 'Are you sure you want to delete this coupon? This action cannot be undone.',
        thing: ({ code }) => `Coupon ${code}`,
      }}
      forms={
        (inForm ?? edited.id === NEW_ROW) && (
          <CouponDialog key={edited.id} coupon={inForm ?? null} onClose={edited.close} />
        )
      }
    >
      {inUsage && <UsageDialog key={inUsage.id} coupon={inUsage} onClose={used.close} />}
    </CardPage>
  );
}
