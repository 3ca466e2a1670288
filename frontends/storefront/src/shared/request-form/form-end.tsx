import { useLanguage, useTexts } from '@vitrine/platform';
import { Alert, Button } from '@vitrine/ui';
import { failureText } from '../failure-text.js';
import { REQUEST_FORM_TEXTS } from './texts.js';

interface FormEndProps {
  /** Why the request could not be sent; null where nothing went wrong. */
  error: unknown;
  /** What is said of a failure that has no sentence of its own. */
  otherFailure: string;
  send: string;
  busy: boolean;
}

/** The button that sends a visitor's request, and above it what went wrong. */
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
