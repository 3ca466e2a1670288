import { EntityDialog } from '../../shared/editing/index.js';
import { listCoupons } from '../calls/list-coupons.js';
import { useSaveCoupon } from '../calls/save-coupon.js';
import type { Coupon } from '../coupon.js';
import { CouponFields } from './coupon-fields.js';
import { bodyOf, couponFormSchema, type CouponValues, labels, valuesOf } from './coupon-values.js';

/** Creates a coupon (null) or changes one. */
export function CouponDialog({ coupon, onClose }: { coupon: Coupon | null; onClose: () => void }) {
  return (
    <EntityDialog
      title={coupon ? `Edit Coupon ${coupon.code}` : 'Create Coupon'}
      saveLabel={coupon ? 'Update Coupon' : 'Create Coupon'}
      size="large"
      entity={coupon}
      noun="coupon"
      nameOf={({ code }: Coupon) => code}
      schema={couponFormSchema}
      labels={labels}
      together={[['discountType', 'discountValue', 'maximumDiscount']]}
      valuesOf={valuesOf}
      bodyOf={(values: CouponValues) => bodyOf(values, coupon)}
      save={useSaveCoupon()}
      reload={async (id) => (await listCoupons()).find((one) => one.id === id)}
      failure="The coupon could not be saved."
      fieldOfCode={{ COUPON_CODE_EXISTS: 'code' }}
      onClose={onClose}
    >
      <CouponFields />
    </EntityDialog>
  );
}
