import { Alert } from '@vitrine/ui';
import { useEffect } from 'react';
import { failureText } from '../shared/failure-text.js';
import { useOpenOpsSession } from './open-ops-session.js';
import { openPage } from './open-page.js';

/** Gets the cookie of the queue dashboard, then leaves the admin for the dashboard. */
export function OpenQueueDashboard({ to }: { to: string }) {
  const { mutate, error, isPending } = useOpenOpsSession();
  const go = () => mutate(undefined, { onSuccess: () => openPage(to) });
  useEffect(() => mutate(undefined, { onSuccess: () => openPage(to) }), [mutate, to]);

  if (!error) return <p role="status">Opening the queue dashboard...</p>;
  return (
    <Alert severity="error" action={{ label: 'Try again', onClick: go, busy: isPending }}>
      {failureText(error, 'The queue dashboard cannot be opened.')}
    </Alert>
  );
}
