import { Alert, Button, Skeleton, useNotify } from '@vitrine/ui';
import { failureWithReason } from '../../shared/failure-text.js';
import { format } from '../../shared/format.js';
import { FormSection } from '../../shared/form/index.js';
import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import { type OwnSession, useEndSessions, useSessions } from './session-calls.js';
import styles from './sessions-panel.module.css';

const getName = ({ device }: OwnSession): string => device ?? 'Unknown device';

/** The person's sessions, so that a stranger's session is noticed and ended. */
export function SessionsPanel() {
  const { data, error, isFetching, refetch } = useSessions();
  const { mutate, error: notEnded, isPending, variables, reset } = useEndSessions();
  const notify = useNotify();
  const end = (id: string | null, done: string) => mutate(id, { onSuccess: () => notify({ message: done }) });
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <FormSection title="Where you are signed in">
      {error && (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureWithReason(error, 'Your sessions could not be loaded.')}
        </Alert>
      )}
      {notEnded && (
        <Alert severity="error" onClose={reset} closeLabel="Dismiss">
          {failureWithReason(
            notEnded,
            variables === null ? 'The other sessions could not be ended.' : 'The session could not be ended.',
          )}
        </Alert>
      )}
      {!data && !error && (
        <div role="status" aria-label="Loading your sessions...">
          <Skeleton height={56} />
          <Skeleton height={56} />
        </div>
      )}
      {data && (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <li key={session.id}>
              <div>
                {getName(session)}
                {session.current && <strong> · This session</strong>}
                <small>
                  {session.network !== null && `From ${session.network}, `}signed in{' '}
                  {format.dateTime(session.createdAt)}, last used {format.dateTime(session.lastSeenAt)}
                </small>
              </div>
              {!session.current && (
                <Button
                  kind="quiet"
                  busy={isPending && variables === session.id}
                  onClick={() => end(session.id, `${getName(session)} is signed out.`)}
                >
                  End
                  <VisuallyHidden>{` the session of ${getName(session)}`}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className={styles.others}>
          <Button
            kind="quiet"
            busy={isPending && variables === null}
            onClick={() => end(null, 'All other sessions are ended.')}
          >
            End all other sessions
          </Button>
        </div>
      )}
    </FormSection>
  );
}
