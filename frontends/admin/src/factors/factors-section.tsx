import { Button, ConfirmDialog, Dialog, useNotify } from '@vitrine/ui';
import { useSession } from '@vitrine/platform';
import { useState } from 'react';
import { failureWithReason } from '../shared/failure-text.js';
import { FormSection } from '../shared/form/index.js';
import { useOpenForm } from '../shared/open-forms.js';
import { useStaff } from '../shared/permissions/index.js';
import { useMakeRecoveryCodes, useRemoveApp } from './factor-calls.js';
import styles from './factors-section.module.css';
import { PasskeyList } from './passkeys/passkey-list.js';
import { RecoveryCodes } from './recovery/recovery-codes.js';
import { AppSetup } from './totp/app-setup.js';

type Asked = 'set up' | 'remove' | 'codes';

/** What one's own account has beside its password, and how that is changed. */
export function FactorsSection() {
  const staff = useStaff();
  const [asked, setAsked] = useState<Asked>();
  if (!staff) return null;
  const { totp, passkeys, recoveryCodes } = staff.secondFactor;
  const close = () => setAsked(undefined);
  return (
    <FormSection
      title="Second factor"
      note="What is asked for after the password when you sign in. A passkey also signs you in alone."
    >
      <ul className={styles.factors}>
        <PasskeyList isLastFactor={(all) => all === 1 && !totp} />
        <li>
          <div>
            Authenticator app
            <small>{totp ? 'Set up: a sign-in asks for its code.' : 'Not set up.'}</small>
          </div>
          <div className={styles.ways}>
            <Button kind="quiet" onClick={() => setAsked('set up')}>
              {totp ? 'Replace the app' : 'Set up the app'}
            </Button>
            {totp && (
              <Button kind="quiet" onClick={() => setAsked('remove')}>
                Remove the app
              </Button>
            )}
          </div>
        </li>
        {(totp || passkeys > 0) && (
          <li>
            <div>
              Recovery codes
              <small>
                {recoveryCodes === 0 ? 'None is left: make new ones.' : `${recoveryCodes} that you have not used.`}
              </small>
            </div>
            <Button kind="quiet" onClick={() => setAsked('codes')}>
              Make new codes
            </Button>
          </li>
        )}
      </ul>
      {asked === 'set up' && <SetupDialog onClose={close} />}
      {asked === 'remove' && <RemoveDialog isLast={passkeys === 0} onClose={close} />}
      {asked === 'codes' && <CodesDialog onClose={close} />}
    </FormSection>
  );
}

function SetupDialog({ onClose }: { onClose: () => void }) {
  const { reload } = useSession();
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  useOpenForm();
  const finish = () => {
    onClose();
    notify({ message: 'Your authenticator app is set up.' });
  };
  return (
    <Dialog
      open
      onClose={codes ? undefined : onClose}
      title={codes ? 'Your recovery codes' : 'Set up an authenticator app'}
      actions={
        !codes && (
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={finish} />
      ) : (
        <AppSetup
          onConfirmed={(shown) => {
            setCodes(shown);
            void reload();
          }}
        />
      )}
    </Dialog>
  );
}

function RemoveDialog({ isLast, onClose }: { isLast: boolean; onClose: () => void }) {
  const { mutate, isPending, error } = useRemoveApp();
  const notify = useNotify();
  return (
    <ConfirmDialog
      open
      title="Remove the authenticator app?"
      confirmLabel="Remove"
      cancelLabel="Cancel"
      dangerous
      busy={isPending}
      failure={error ? failureWithReason(error, 'The app could not be removed.') : undefined}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => {
            onClose();
            notify({ message: 'The authenticator app is removed.' });
          },
        })
      }
      onCancel={onClose}
    >
      <p>Its codes are asked for no more.</p>
      {isLast && (
        <p>
          <strong>This is your last second factor.</strong> After it your password alone is enough, and your recovery
          codes go with it.
        </p>
      )}
    </ConfirmDialog>
  );
}

function CodesDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, isPending, error } = useMakeRecoveryCodes();
  if (data)
    return (
      <Dialog open title="Your recovery codes">
        <RecoveryCodes codes={data} onKept={onClose} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      title="Make new recovery codes?"
      confirmLabel="Make new codes"
      cancelLabel="Cancel"
      busy={isPending}
      failure={error ? failureWithReason(error, 'The codes could not be made.') : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>The codes you have now will work no more.</p>
    </ConfirmDialog>
  );
}
