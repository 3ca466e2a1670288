import { useFormat, useLanguage, useTexts } from '@vitrine/platform';
import { couponBoxSchema, messageText, sentence } from '@vitrine/schemas';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import common from '../../shared/common.module.css';
import styles from './coupon-box.module.css';
import { failureText } from '../../shared/failure-text.js';
import type { OrderRoute } from '../order-route.js';
import type { OrderValues } from '../form/order-values.js';
import { ORDER_TEXTS } from '../texts.js';
import type { Coupon } from './use-coupon.js';

interface CouponBoxProps {
  route: OrderRoute;
  coupon: Coupon;
  disabled: boolean;
}

/** The field for one coupon: it is typed and validated, then applied and removable, or refused with a reason (public spec §4, §5). */
export function CouponBox({ route, coupon, disabled }: CouponBoxProps) {
  const t = useTexts(ORDER_TEXTS);
  const { language } = useLanguage();
  const format = useFormat();
  const { values } = useFormikContext<OrderValues>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [complaint, setComplaint] = useState<string>();
  const { state, typed: code, isForgotten } = coupon;

  useEffect(() => {
    if (isForgotten) input.current?.focus();
  }, [isForgotten]);

  const reason = () => {
    if (complaint) return messageText(complaint, language);
    if (isForgotten) return t('coupon.forgotten');
    if (state.status !== 'failed') return undefined;
    if (typeof state.reason === 'string') return messageText(state.reason, language);
    return failureText(state.reason, language, {
      network: t(`coupon.${route}Failed`),
      tooMany: t('errors.tooMany'),
      other: t(`coupon.${route}Failed`),
    });
  };
  const error = reason();

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!couponBoxSchema.isValidSync({ code })) {
      setComplaint(code.trim() ? sentence('coupon.codeLength') : sentence('coupon.enter'));
      input.current?.focus();
      return;
    }
    coupon.apply(code.trim(), values.customerInfo.email.trim());
  };

  const remove = () => {
    coupon.type('');
    coupon.remove();
    requestAnimationFrame(() => input.current?.focus());
  };

  return (
    <div className={styles.box}>
      {state.status === 'applied' ? (
        <div className={styles.row}>
          <span className={styles.code}>{state.code}</span>
          <span className={styles.applied}>{t('coupon.applied')}</span>
          <button
            type="button"
            className={styles.action}
            aria-label={t('coupon.removeNamed', { code: state.code })}
            onClick={remove}
          >
            {t('coupon.remove')}
          </button>
        </div>
      ) : (
        <form method="post" noValidate onSubmit={apply}>
          <fieldset className={styles.fieldset} disabled={disabled}>
            <label className={styles.label} htmlFor={id}>
              {t('coupon.label')}
            </label>
            <div className={styles.row} data-invalid={error !== undefined || undefined}>
              <input
                ref={input}
                id={id}
                name="couponCode"
                value={code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                readOnly={state.status === 'validating'}
                aria-invalid={error !== undefined}
                aria-describedby={error === undefined ? undefined : `${id}error`}
                onChange={({ target }) => {
                  coupon.type(route === 'buy' ? target.value.toUpperCase() : target.value);
                  setComplaint(undefined);
                  if (state.status === 'failed') coupon.remove();
                }}
              />
              <button type="submit" className={styles.action} disabled={state.status === 'validating'}>
                {state.status === 'validating'
                  ? t(route === 'buy' ? 'coupon.applying' : 'coupon.validating')
                  : t('coupon.apply')}
              </button>
            </div>
          </fieldset>
        </form>
      )}
      <div id={`${id}error`} role="alert" className={styles.error}>
        {error}
      </div>
      <div role="status" className={common.visuallyHidden}>
        {state.status === 'applied' && t('coupon.saved', { code: state.code, amount: format.price(state.discount) })}
      </div>
    </div>
  );
}
