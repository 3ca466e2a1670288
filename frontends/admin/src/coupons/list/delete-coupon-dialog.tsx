import { DeleteDialog } from '../../shared/deleting/index.js';
import { useDeleteCoupon } from '../calls/delete-coupon.js';
import type { Coupon } from '../coupon.js';

/** Asks, then deletes a coupon. */
export function DeleteCouponDialog({ coupon, onClose }: { coupon: Coupon; onClose: () => void }) {
  return (
    <DeleteDialog
      id={coupon.id}
      title={`Delete Coupon ${coupon.code}`}
      question="Are you sure you want to delete this coupon? This action cannot be undone."
      remove={useDeleteCoupon()}
      failure="Failed to delete coupon"
      done={{ message: `Coupon ${coupon.code} was deleted.` }}
      onClose={onClose}
    />
  );
}
