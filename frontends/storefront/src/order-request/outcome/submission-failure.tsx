import { ApiFailure, useLanguage, useTexts } from '@vitrine/platform';
import type { Language } from '@vitrine/schemas';
import { Alert, Button, Dialog } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import type { OrderRoute } from '../order-route.js';
import styles from '../form/order-form.module.css';
import { ORDER_TEXTS } from '../texts.js';

interface SubmissionFailureProps {
  route: OrderRoute;
  failure: unknown;
  /** Name of the item it failed for, where it was one of several. */
  refusedItem: string | undefined;
  onClose: () => void;
  /** Sends what is in the form; a coupon that was refused is no longer part of it. */
  onRetry: () => void;
}

/** What the server said of a failure that has no sentence of ours (public spec §8, Order submit), beside `general` where it is in another language. */
function withServerSentence(failure: unknown, general: string, language: Language): string {
  if (!(failure instanceof ApiFailure) || !failure.isExplained) return general;
  return language === 'en' ? failure.sentence : `${general} (${failure.sentence})`;
}

/** Tells that a request could not be sent and offers the way on: a modal on `/buy/…`, an alert in the page on `/order`. */
export function SubmissionFailure({ route, failure, refusedItem, onClose, onRetry }: SubmissionFailureProps) {
  const t = useTexts(ORDER_TEXTS);
  const { language } = useLanguage();
  const other = t(`submission.${route}Failed`);
  const shownText = failureText(failure, language, {
    network: other,
    tooMany: t('errors.tooMany'),
    other: route === 'buy' ? withServerSentence(failure, other, language) : other,
  });
  const isTemporary = !(failure instanceof ApiFailure) || failure.isTemporary;
  const namedText = refusedItem === undefined ? shownText : `${refusedItem}: ${shownText}`;
  const reason = isTemporary ? `${namedText} ${t('errors.kept')}` : namedText;
  const refused = failure instanceof ApiFailure && failure.code === 'COUPON_INVALID';
  const onward = refused ? t('submission.withoutCoupon') : t('submission.retry');

  if (route === 'buy') {
    return (
      <Dialog
        open={failure !== null}
        onClose={onClose}
        role="alertdialog"
        title={t('submission.title')}
        actions={
          <>
            <Button onClick={onRetry}>{onward}</Button>
            <Button kind="quiet" onClick={onClose}>
              {t('submission.keep')}
            </Button>
          </>
        }
      >
        {reason}
      </Dialog>
    );
  }
  return failure === null ? null : (
    <div className={styles.failure}>
      <Alert severity="error" action={{ label: onward, onClick: onRetry }}>
        {shownText !== other && `${other} `}
        {reason}
      </Alert>
    </div>
  );
}
