import { Button, Dialog } from '@vitrine/ui';
import { format } from '../../shared/format.js';
import { DataTable, EmptyList, ListFailure, Tiles } from '../../shared/list/index.js';
import { useCouponUsage } from './get-usage.js';
import type { Coupon, CouponUse } from '../coupon.js';
import { columns } from './usage-columns.js';
import styles from './usage-dialog.module.css';

const sum = (uses: readonly CouponUse[], amount: (use: CouponUse) => number): number =>
  Math.round(uses.reduce((total, use) => total + amount(use) * 100, 0)) / 100;

/** Shows how often a coupon was used, for how much, and by whom, the newest use first. */
export function UsageDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  const { data: uses, error, isFetching, refetch } = useCouponUsage(coupon.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Usage of ${coupon.code}`}
      size="large"
      actions={
        <Button kind="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.usage}>
        <Tiles
          tiles={[
            { label: 'Total uses', value: uses?.length },
            { label: 'Order volume', value: uses && sum(uses, ({ orderAmount }) => orderAmount), write: format.price },
            {
              label: 'Discount given',
              value: uses && sum(uses, ({ discountAmount }) => discountAmount),
              write: format.price,
            },
          ]}
        />
        <ListFailure
          error={error}
          text="The usage of this coupon could not be loaded."
          busy={isFetching}
          onRetry={() => void refetch()}
        />
        {uses?.length === 0 && <EmptyList title="This coupon has not been used yet" />}
        {(uses ? uses.length > 0 : !error) && (
          <DataTable
            caption={`Uses of coupon ${coupon.code}`}
            columns={columns}
            rows={uses}
            rowKey={({ orderId, usedAt }) => `${orderId} ${usedAt}`}
          />
        )}
      </div>
    </Dialog>
  );
}
