import { ApiFailure, useLanguage, useStored } from '@vitrine/platform';
import { ThemeProvider } from '@vitrine/ui';
import { Formik, setIn, type FormikErrors, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { storedDesign, toConfiguration } from '../shared/app-preview/stored-design.js';
import type { Plan } from '../shared/catalogue/plans.js';
import type { OrderRoute } from './order-route.js';
import { FormMemory } from './form/form-memory.js';
import type { CreatedOrder } from './order-api.js';
import { orderDraft } from './form/order-draft.js';
import type { OrderItem } from './summary/order-item.js';
import { OrderForm } from './form/order-form.js';
import { OrderHeading } from './order-heading.js';
import { OrderSummary } from './summary/order-summary.js';
import { validateOrder, inFormOrder, toRequest, type OrderValues } from './form/order-values.js';
import styles from './order-request.module.css';
import { useCoupon } from './coupon/use-coupon.js';
import { useSubmission } from './form/use-submission.js';

interface OrderRequestProps {
  route: OrderRoute;
  item: OrderItem;
  /** The chosen plan; one the item is not offered on counts as its first. */
  plan: Plan;
  onPlan: (plan: Plan) => void;
  onCreated: (order: CreatedOrder) => void;
}

const nested = (complaints: ReadonlyMap<string, string>): FormikErrors<OrderValues> =>
  [...complaints].reduce<FormikErrors<OrderValues>>(
    (errors, [field, message]) => setIn(errors, field, message) as FormikErrors<OrderValues>,
    {},
  );

/** The complete order request: what is ordered and at what price on one side, the form on the other. */
export function OrderRequest({ route, item, plan, onPlan, onCreated }: OrderRequestProps) {
  const { language } = useLanguage();
  const offer = item.offers.find((each) => each.plan === plan) ?? item.offers[0] ?? { plan, price: 0 };
  const coupon = useCoupon(item.id, offer);
  const submission = useSubmission();
  const [design] = useStored(storedDesign);
  const configuration = item.kind === 'product' && design ? toConfiguration(design) : undefined;
  const [failure, setFailure] = useState<unknown>(null);
  const couponCode =
    coupon.state.status === 'applied' || coupon.state.status === 'validating' ? coupon.state.code : undefined;
  const context = { productId: item.id, plan: offer.plan, couponCode, configuration, language };

  const submit = async (values: OrderValues, { setErrors }: FormikHelpers<OrderValues>) => {
    setFailure(null);
    if (coupon.blockUntilCouponApplied()) return;
    try {
      const order = await submission.mutateAsync(toRequest(values, context));
      orderDraft.clear();
      if (configuration) storedDesign.clear();
      onCreated(order);
    } catch (error) {
      const complaints = inFormOrder(error instanceof ApiFailure ? error.fields : []);
      if (error instanceof ApiFailure && error.code === 'COUPON_INVALID') coupon.refuse(error.sentence);
      if (complaints.size > 0) setErrors(nested(complaints));
      else setFailure(error);
    }
  };

  return (
    <ThemeProvider look="site">
      <Formik
        initialValues={orderDraft.read()}
        validate={(values) => nested(validateOrder(values, context))}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={submit}
      >
        <div className={styles.page}>
          <FormMemory />
          <OrderHeading route={route} plan={offer.plan} />
          <OrderSummary route={route} item={item} offer={offer} onPlan={onPlan} coupon={coupon} />
          <OrderForm
            route={route}
            plan={offer.plan}
            context={context}
            failure={failure}
            onFailureSeen={() => setFailure(null)}
          />
        </div>
      </Formik>
    </ThemeProvider>
  );
}
