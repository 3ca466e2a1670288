import { RowDialog } from '../../shared/resource/index.js';
import type { Coupon } from '../coupon.js';
import { coupons } from '../coupon-calls.js';
import { CouponFields } from './coupon-fields.js';
import { couponForm, toCouponBody } from './coupon-values.js';

/** Creates a coupon (null) or changes one. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  return (
    <RowDialog
      {...couponForm}
      calls={coupons}
      row={coupon}
      title={coupon ? `Edit Coupon ${coupon.code}` : 'Create Coupon'}
      saveLabel={coupon ? 'Update Coupon' : 'Create Coupon'}
      together={[['discountType', 'discountValue', 'maximumDiscount']]}
      bodyOf={(values) => toCouponBody(values, coupon)}
      fieldOfCode={{ COUPON_CODE_EXISTS: 'code' }}
      onClose={onClose}
    >
      <CouponFields />
    </RowDialog>
  );
}
