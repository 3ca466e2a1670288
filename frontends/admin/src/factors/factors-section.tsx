import { Button, ConfirmDialog, Dialog } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../shared/failure-text.js';
import { FormSection } from '../shared/form/index.js';
import { useStaff } from '../shared/permissions/index.js';
import { useMakeRecoveryCodes, useRemoveApp } from './factor-calls.js';
import styles from './factors-section.module.css';
import { PasskeyList } from './passkeys/passkey-list.js';
import { RemoveFactorDialog } from './remove-factor-dialog.js';
import { RecoveryCodesDialog } from './recovery/recovery-codes-dialog.js';
import { RecoveryCodes } from './recovery/recovery-codes.js';
import { useNewFactor } from './use-new-factor.js';
import { AppSetup } from './totp/app-setup.js';

type Asked = 'set up' | 'remove' | 'codes';

/** The second factors of the person's own account, and how they are changed. */
export function FactorsSection() {
  const staff = useStaff();
  const [asked, setAsked] = useState<Asked>();
  const removal = useRemoveApp();
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
      {asked === 'remove' && (
        <RemoveFactorDialog
          title="Remove the authenticator app?"
          text="Its codes are asked for no more."
          mutation={removal}
          variables={undefined}
          done="The authenticator app is removed."
          failure="The app could not be removed."
          isLast={passkeys === 0}
          onClose={close}
        />
      )}
      {asked === 'codes' && <CodesDialog onClose={close} />}
    </FormSection>
  );
}

function SetupDialog({ onClose }: { onClose: () => void }) {
  const { codes, added, finish } = useNewFactor('Your authenticator app is set up.', onClose);
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
      {codes ? <RecoveryCodes codes={codes} onKept={finish} /> : <AppSetup onConfirmed={added} />}
    </Dialog>
  );
}

function CodesDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, isPending, error } = useMakeRecoveryCodes();
  if (data) return <RecoveryCodesDialog codes={data} onKept={onClose} />;
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
