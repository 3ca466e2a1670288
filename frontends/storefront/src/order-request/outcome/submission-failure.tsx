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
  /** Name of the item that it failed for, if there are several. */
  refusedItem: string | undefined;
  onClose: () => void;
  /** Sends the form again, without a refused coupon. */
  onRetry: () => void;
}

/** The server's sentence for a failure without one of ours (public spec §8, Order submit), added to `general` in languages other than English. */
function withServerSentence(failure: unknown, general: string, language: Language): string {
  if (!(failure instanceof ApiFailure) || !failure.isExplained) return general;
  return language === 'en' ? failure.sentence : `${general} (${failure.sentence})`;
}

/** Shows that a request could not be sent, with a retry: in a modal on `/buy/…`, in an alert in the page on `/order`. */
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
