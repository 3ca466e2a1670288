import { RowDialog } from '../../shared/resource/index.js';
import type { Coupon } from '../coupon.js';
import { coupons } from '../coupon-calls.js';
import { CouponFields } from './coupon-fields.js';
import { bodyOf, couponFormSchema, type CouponValues, labels, valuesOf } from './coupon-values.js';

/** Creates a coupon (null) or changes one. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  return (
    <RowDialog
      calls={coupons}
      row={coupon}
      title={coupon ? `Edit Coupon ${coupon.code}` : 'Create Coupon'}
      saveLabel={coupon ? 'Update Coupon' : 'Create Coupon'}
      getName={({ code }) => code}
      schema={couponFormSchema}
      labels={labels}
      together={[['discountType', 'discountValue', 'maximumDiscount']]}
      valuesOf={valuesOf}
      bodyOf={(values: CouponValues) => bodyOf(values, coupon)}
      failure="The coupon could not be saved."
      fieldOfCode={{ COUPON_CODE_EXISTS: 'code' }}
      onClose={onClose}
    >
      <CouponFields />
    </RowDialog>
  );
}
