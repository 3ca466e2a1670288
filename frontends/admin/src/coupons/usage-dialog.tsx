import { Link } from '@vitrine/platform';
import { COUPON_USES_SHOWN } from '@vitrine/schemas';
import { Button, Dialog } from '@vitrine/ui';
import { format } from '../shared/format.js';
import { cells, type Column, EmptyList, Tiles, CsvExport, WholeTable } from '../shared/list/index.js';
import type { Coupon, CouponUse } from './coupon.js';
import { useCouponUsage } from './coupon-calls.js';
import styles from './usage-dialog.module.css';

/** The columns of a coupon's uses (back-office spec §3, Coupon usage record). */
const columns: readonly Column<CouponUse>[] = [
  {
    title: 'Customer',
    csv: [['Customer', ({ customerEmail }) => customerEmail]],
    // empty once the customer's data was erased
    cell: ({ customerEmail }) => customerEmail || <span className={cells.quiet}>Erased</span>,
  },
  {
    title: 'Order',
    csv: [['Order id', ({ orderId }) => orderId]],
    cell: ({ orderId }) => <Link to={`/admin/orders?order=${orderId}`}>#{orderId.slice(-8)}</Link>,
  },
  {
    title: 'Order amount',
    className: cells.figure,
    csv: [['Order amount (EUR)', ({ orderAmount }) => orderAmount.toFixed(2)]],
    cell: ({ orderAmount }) => format.price(orderAmount),
  },
  {
    title: 'Discount',
    className: cells.figure,
    csv: [['Discount (EUR)', ({ discountAmount }) => discountAmount.toFixed(2)]],
    cell: ({ discountAmount }) => format.price(discountAmount),
  },
  {
    title: 'Used',
    csv: [['Used (UTC)', ({ usedAt }) => usedAt]],
    className: cells.date,
    cell: ({ usedAt }) => <time dateTime={usedAt}>{format.shortDateTime(usedAt)}</time>,
  },
];

const sum = (uses: readonly CouponUse[], amount: (use: CouponUse) => number): number =>
  Math.round(uses.reduce((total, use) => total + amount(use) * 100, 0)) / 100;

/** Shows how often a coupon was used, for how much, and by whom, newest use first. */
export function UsageDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const query = useCouponUsage(coupon.id);
  const uses = query.data;
  const isCut = uses !== undefined && uses.length >= COUPON_USES_SHOWN && coupon.usageCount > uses.length;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Usage of ${coupon.code}`}
      size="large"
      actions={
        <>
          <CsvExport name={`coupon-${coupon.code}.csv`} columns={columns} rows={uses} />
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.usage}>
        <Tiles
          tiles={[
            { label: 'Total uses', value: isCut ? coupon.usageCount : uses?.length },
            { label: 'Order volume', value: uses && sum(uses, ({ orderAmount }) => orderAmount), write: format.price },
            {
              label: 'Discount given',
              value: uses && sum(uses, ({ discountAmount }) => discountAmount),
              write: format.price,
            },
          ]}
        />
        {isCut && (
          <p>
            The newest {format.count(uses.length)} uses are listed, and order volume, discount and the file are of
            these.
          </p>
        )}
        <WholeTable
          caption={`Uses of coupon ${coupon.code}`}
          query={query}
          failure="The usage of this coupon could not be loaded."
          empty={<EmptyList title="This coupon has not been used yet" />}
          columns={columns}
          rows={uses}
          rowKey={({ orderId, usedAt }) => `${orderId} ${usedAt}`}
        />
      </div>
    </Dialog>
  );
}
