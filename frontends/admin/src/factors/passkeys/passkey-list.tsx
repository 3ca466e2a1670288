import { Alert, Button, Skeleton } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../../shared/failure-text.js';
import { format } from '../../shared/format.js';
import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import { canUsePasskeys } from '../../shared/passkeys/index.js';
import styles from '../factors-section.module.css';
import { type OwnPasskey, usePasskeys } from './passkey-calls.js';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.js';

type Asked = { to: 'add' } | { to: 'rename' | 'remove'; passkey: OwnPasskey };

const describeUse = ({ synced, createdAt, lastUsedAt }: OwnPasskey): string =>
  [
    `Added ${format.dateTime(createdAt)}`,
    lastUsedAt === null ? 'not used yet' : `last used ${format.dateTime(lastUsedAt)}`,
    ...(synced ? ['on several of your devices'] : []),
  ].join(', ');

/** The entries for passkeys in the list of factors. */
export function PasskeyList({ isLastFactor }: { isLastFactor: (passkeys: number) => boolean }) {
  const { data, error, isFetching, refetch } = usePasskeys();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      {data?.map((passkey) => (
        <li key={passkey.id}>
          <div>
            {passkey.name}
            <small>Passkey. {describeUse(passkey)}.</small>
          </div>
          <div className={styles.ways}>
            <Button kind="quiet" onClick={() => setAsked({ to: 'rename', passkey })}>
              Rename
              <VisuallyHidden>{` the passkey ${passkey.name}`}</VisuallyHidden>
            </Button>
            <Button kind="quiet" onClick={() => setAsked({ to: 'remove', passkey })}>
              Remove
              <VisuallyHidden>{` the passkey ${passkey.name}`}</VisuallyHidden>
            </Button>
          </div>
        </li>
      ))}
      <li>
        <div>
          {data?.length ? 'Another passkey' : 'Passkey'}
          <small>
            {canUsePasskeys()
              ? 'Signs you in by finger, face or PIN, without the password.'
              : 'This browser has none at this address. They need a current browser and a name instead of numbers.'}
          </small>
        </div>
        {canUsePasskeys() && (
          <Button kind="quiet" onClick={() => setAsked({ to: 'add' })}>
            Add a passkey
          </Button>
        )}
      </li>
      {!data && !error && (
        <li role="status" aria-label="Loading your passkeys...">
          <Skeleton height={40} width="60%" />
        </li>
      )}
      {error && (
        <li>
          <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
            {failureWithReason(error, 'Your passkeys could not be loaded.')}
          </Alert>
        </li>
      )}
      {asked?.to === 'add' && <AddPasskeyDialog onClose={close} />}
      {asked?.to === 'rename' && <RenamePasskeyDialog passkey={asked.passkey} onClose={close} />}
      {asked?.to === 'remove' && (
        <RemovePasskeyDialog passkey={asked.passkey} isLast={isLastFactor(data?.length ?? 0)} onClose={close} />
      )}
    </>
  );
}
