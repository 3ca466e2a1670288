import { useLanguage, useTexts } from '@vitrine/platform';
import { Alert, Button } from '@vitrine/ui';
import { failureText } from '../failure-text.js';
import { REQUEST_FORM_TEXTS } from './texts.js';

interface FormEndProps {
  /** Why the request could not be sent; null if it did not fail. */
  error: unknown;
  /** Sentence for a failure without one of its own. */
  otherFailure: string;
  send: string;
  busy: boolean;
}

/** The submit button of a visitor's request, with a failure above it. */
export function FormEnd({ error, otherFailure, send, busy }: FormEndProps) {
  const t = useTexts(REQUEST_FORM_TEXTS);
  const { language } = useLanguage();
  return (
    <>
      {error !== null && (
        <Alert severity="error">
          {failureText(error, language, { network: t('network'), tooMany: t('tooMany'), other: otherFailure })}{' '}
          {t('kept')}
        </Alert>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {send}
        </Button>
      </div>
    </>
  );
}
