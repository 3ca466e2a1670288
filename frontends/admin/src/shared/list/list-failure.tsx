import { Alert } from '@vitrine/ui';
import { failureText } from '../failure-text.js';

/** The state of a query. */
export interface ReadState {
  /** Why it failed; null when it did not. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListFailureProps {
  query: ReadState;
  /** Shown before the API's own sentence. */
  text: string;
  /** Shown after it where the API gave no sentence. */
  otherwise?: string;
}

/** Why a list could not be loaded, with a retry; renders nothing where the query did not fail. */
export function ListFailure({ query, text, otherwise = '' }: ListFailureProps) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
      <strong>{text}</strong> {failureText(error, otherwise)}
    </Alert>
  );
}
