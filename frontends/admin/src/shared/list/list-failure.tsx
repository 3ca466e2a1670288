import { Alert } from '@vitrine/ui';
import { failureText } from '../failure-text.js';

/** How a read stands. */
export interface ReadState {
  /** Why it failed; null when it did not. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListFailureProps {
  query: ReadState;
  /** What is said, before the API's own sentence. */
  text: string;
  /** Said after it where the API gave no sentence. */
  otherwise?: string;
}

/** Why a list is not there, and another try; nothing where the read did not fail. */
export function ListFailure({ query, text, otherwise = '' }: ListFailureProps) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  return (
    <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
      <strong>{text}</strong> {failureText(error, otherwise)}
    </Alert>
  );
}
