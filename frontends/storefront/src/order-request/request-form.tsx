import { ApiFailure, useLanguage, useStored } from '@vitrine/platform';
import { ThemeProvider } from '@vitrine/ui';
import { Formik, setIn, type FormikErrors, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { storedDesign, toConfiguration } from '../shared/app-preview/stored-design.js';
import type { PlanOffer } from '../shared/catalogue/plans.js';
import { useCoupon, type Coupon } from './coupon/use-coupon.js';
import { PersistDraft } from './form/persist-draft.js';
import { orderDraft } from './form/order-draft.js';
import { OrderForm } from './form/order-form.js';
import { inFormOrder, toRequest, validateOrder, type OrderValues } from './form/order-values.js';
import { useSubmission } from './form/use-submission.js';
import type { CreatedOrder } from './order-api.js';
import styles from './order-request.module.css';
import type { OrderRoute } from './order-route.js';
import type { OrderItem } from './summary/order-item.js';

/** A requested item with its chosen plan. */
export interface ChosenItem {
  item: OrderItem;
  offer: PlanOffer;
}

interface RequestFormProps {
  route: OrderRoute;
  /** What is requested: one item, or several by one request. */
  chosen: readonly [ChosenItem, ...ChosenItem[]];
  heading: ReactNode;
  /** The summary beside the form: items and prices. */
  summary: (coupon: Coupon) => ReactNode;
  onCreated: (orders: CreatedOrder[]) => void;
}

const nested = (complaints: ReadonlyMap<string, string>): FormikErrors<OrderValues> =>
  [...complaints].reduce<FormikErrors<OrderValues>>(
    (errors, [field, message]) => setIn(errors, field, message) as FormikErrors<OrderValues>,
    {},
  );

/** Name of the item that the server refused, if there are several. */
function findRefused(chosen: readonly ChosenItem[], failure: unknown): string | undefined {
  const fields = failure instanceof ApiFailure ? failure.fields : [];
  const index = fields.map(({ field }) => /^items\.(\d+)\./.exec(field)?.[1]).find((found) => found !== undefined);
  return index === undefined ? undefined : chosen[Number(index)]?.item.name;
}

/** The complete order request: the summary on one side, the form on the other. */
export function RequestForm({ route, chosen, heading, summary, onCreated }: RequestFormProps) {
  const { language } = useLanguage();
  const coupon = useCoupon(chosen.map(({ item, offer }) => ({ productId: item.id, offer })));
  const submission = useSubmission();
  const [design] = useStored(storedDesign);
  const isApp = chosen.some(({ item }) => item.kind === 'product');
  const configuration = isApp && design ? toConfiguration(design) : undefined;
  const [failure, setFailure] = useState<unknown>(null);
  const couponCode =
    coupon.state.status === 'applied' || coupon.state.status === 'validating' ? coupon.state.code : undefined;
  const lines = chosen.map(({ item, offer }) => ({ productId: item.id, plan: offer.plan }));
  const context = { lines, couponCode, configuration, language };

  const submit = async (values: OrderValues, { setErrors }: FormikHelpers<OrderValues>) => {
    setFailure(null);
    if (coupon.blockUntilCouponApplied()) return;
    try {
      const orders = await submission.mutateAsync(toRequest(values, context));
      orderDraft.clear();
      if (configuration) storedDesign.clear();
      onCreated(orders);
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
          <PersistDraft />
          {heading}
          {summary(coupon)}
          <OrderForm
            route={route}
            plan={chosen[0].offer.plan}
            context={context}
            failure={failure}
            refusedItem={findRefused(chosen, failure)}
            onFailureSeen={() => setFailure(null)}
          />
        </div>
      </Formik>
    </ThemeProvider>
  );
}
