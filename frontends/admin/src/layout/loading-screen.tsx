import type { LoadingPageProps } from '@vitrine/platform';
import { Alert } from '@vitrine/ui';
import { LoadingText } from '../shared/layout/screen.js';

/** Shown instead of a screen while its script is loading, and when loading failed. */
export function LoadingScreen({ failed, onRetry }: LoadingPageProps) {
  if (!failed) return <LoadingText>Loading...</LoadingText>;
  return (
    <Alert severity="error" action={{ label: 'Try again', onClick: onRetry }}>
      This screen could not be loaded. The network may be down, or a new release may be under way.
    </Alert>
  );
}
