import { couponCategories, couponResource, MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { Alert, Select, TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import type { ChangeEvent, WheelEvent } from 'react';
import { failureText } from '../../shared/failure-text.js';
import { ChoicesField, DateField, FieldRow, Fields } from '../../shared/form/index.js';
import { resourceFields, RowDialog } from '../../shared/resource/index.js';
import { categoryNames, type Coupon } from '../coupon.js';
import { coupons, useOrderables } from '../coupon-calls.js';
import styles from './coupon-dialog.module.css';
import { couponForm, type CouponValues, toCouponBody } from './coupon-values.js';

const { labels } = couponResource;
const Field = resourceFields(couponResource);

const types = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
];
const categories = couponCategories.map((value) => ({ value, label: categoryNames[value] }));

/** Scrolling the page with the mouse wheel must not change a number. */
const onWheel = ({ currentTarget }: WheelEvent<HTMLInputElement>) => currentTarget.blur();

/** Runs before the form reads the value; the caret keeps its place (back-office spec §5, Coupon). */
function upperCase({ target }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart, selectionEnd } = target;
  if (value === value.toUpperCase()) return;
  target.value = value.toUpperCase();
  target.setSelectionRange(selectionStart, selectionEnd);
}

const WHOLE = { min: 1, step: 1, onWheel };

/** The step of the arrow keys in a discount (back-office spec §5, Coupon). */
const DISCOUNT_STEP = { percentage: 1, fixed: 0.01 } as const;

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

/** The fields of a coupon (back-office spec §3, Coupon). */
function CouponFields() {
  const { values } = useFormikContext<CouponValues>();
  const orderables = useOrderables();
  const isPercentage = values.discountType === 'percentage';
  return (
    <Fields>
      <FieldRow>
        <Field
          name="code"
          autoFocus
          inputProps={{
            maxLength: MAXIMUM_LENGTHS.couponCode,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            onChange: upperCase,
          }}
        />
        <Field name="name" />
      </FieldRow>
      <Field name="description" minRows={2} maxRows={6} />
      <FieldRow>
        <Select name="discountType" label={labels.discountType} options={types} />
        <TextField
          name="discountValue"
          label={labels.discountValue}
          type="number"
          required
          endAdornment={isPercentage ? '%' : '€'}
          inputProps={{ step: DISCOUNT_STEP[values.discountType], min: 0, onWheel }}
        />
        {isPercentage && <Field name="maximumDiscount" hint="Empty for none" />}
      </FieldRow>
      <FieldRow>
        <Field name="minimumOrderAmount" />
        <TextField name="usageLimit" label={labels.usageLimit} type="number" hint="Empty for none" inputProps={WHOLE} />
        <TextField name="userUsageLimit" label={labels.userUsageLimit} type="number" required inputProps={WHOLE} />
      </FieldRow>
      <FieldRow>
        <DateField name="validFrom" label={labels.validFrom} required />
        <DateField name="validUntil" label={labels.validUntil} hint="The last day; empty for no end" />
        <Field name="isActive" />
      </FieldRow>
      {orderables.error && (
        <Alert
          severity="error"
          action={{ label: 'Try again', onClick: () => void orderables.refetch(), busy: orderables.isFetching }}
        >
          The products and accessories could not be loaded. {failureText(orderables.error, '')}
        </Alert>
      )}
      <div className={styles.choices}>
        <ChoicesField
          name="applicableProducts"
          label={labels.applicableProducts}
          choices={toChoices(orderables.data ?? [], values.applicableProducts)}
          none="None chosen"
          searchLabel="Find a product or accessory"
        />
        <ChoicesField
          name="applicableCategories"
          label={labels.applicableCategories}
          choices={categories}
          none="None chosen"
        />
      </div>
      <p className={styles.note}>
        {values.applicableProducts.length + values.applicableCategories.length === 0
          ? 'With nothing chosen the coupon holds for everything.'
          : 'The coupon holds for what is chosen in either list.'}
      </p>
    </Fields>
  );
}

/** All orderables, and chosen ones that no longer exist, so that these can be removed. */
function toChoices(orderables: readonly { id: string; name: string; kind: string }[], chosen: readonly string[]) {
  const known = new Set(orderables.map(({ id }) => id));
  const gone = orderables.length === 0 ? [] : chosen.filter((id) => !known.has(id));
  return [
    ...orderables.map(({ id, name, kind }) => ({ value: id, label: name, kind })),
    ...gone.map((id) => ({ value: id, label: `No longer there (${id.slice(-8)})` })),
  ];
}
