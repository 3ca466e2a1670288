import { useLanguage, useTexts } from '@vitrine/platform';
import { messageText } from '@vitrine/schemas';
import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import styles from './error-list.module.css';
import { fieldOrder, type OrderValues } from '../form/order-values.js';
import { ORDER_TEXTS } from '../texts.js';

/** All errors at the top of a refused form, each a link to its field. It gets the focus after a refusal. */
export function ErrorList() {
  const t = useTexts(ORDER_TEXTS);
  const { language } = useLanguage();
  const { errors, submitCount, isSubmitting } = useFormikContext<OrderValues>();
  const list = useRef<HTMLDivElement>(null);
  const answered = useRef(submitCount);

  const complaints = fieldOrder.flatMap((field) => {
    const message: unknown = getIn(errors, field);
    return typeof message === 'string' ? [{ field, message }] : [];
  });
  const shown = submitCount > 0 && complaints.length > 0;

  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    list.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [submitCount, isSubmitting]);

  const goTo = (field: string) => {
    const control = list.current?.closest('form')?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <div ref={list} role="alert">
      {shown && (
        <div className={styles.list} tabIndex={-1}>
          <p className={styles.title}>{t('errors.title')}</p>
          <ul>
            {complaints.map(({ field, message }) => (
              <li key={field}>
                <button type="button" onClick={() => goTo(field)}>
                  {messageText(message, language)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
