import { Alert } from '@vitrine/ui';
import { failureText } from '../failure-text.js';

interface ListFailureProps {
  /** The failure; null when there is none, and nothing is shown. */
  error: Error | null;
  /** What is said, before the API's own sentence. */
  text: string;
  /** Said after it where the API gave no sentence. */
  otherwise?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Why a list is not there, and another try. */
export function ListFailure({ error, text, otherwise = '', busy, onRetry }: ListFailureProps) {
  if (!error) return null;
  return (
    <Alert severity="error" action={{ label: 'Try again', onClick: onRetry, busy }}>
      <strong>{text}</strong> {failureText(error, otherwise)}
    </Alert>
  );
}
