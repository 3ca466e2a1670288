import { useSession } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { AppSetup, PasskeySetup, RecoveryCodes } from '../../factors/index.js';
import { canUsePasskeys } from '../../shared/passkeys/index.js';
import { SignedOutPage, signedOutText } from '../frame/index.js';
import { useLogOut } from '../use-log-out.js';

/** Shown instead of every screen as long as the account must get a second factor. */
export function EnrolmentPage() {
  const { reload } = useSession();
  const logOut = useLogOut();
  const [codes, setCodes] = useState<string[]>();
  const [way, setWay] = useState<'app' | 'passkey'>('app');
  return (
    <SignedOutPage title={codes ? 'Your recovery codes' : 'Set up a second factor'}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void reload()} />
      ) : (
        <>
          <p className={signedOutText}>
            This house asks everybody who works here for a second factor beside the password. It takes two minutes, and
            you go on where you wanted.
          </p>
          {way === 'app' ? (
            <AppSetup onConfirmed={setCodes} />
          ) : (
            <PasskeySetup onAdded={(shown) => (shown ? setCodes(shown) : void reload())} />
          )}
          {canUsePasskeys() && (
            <Button kind="text" fullWidth onClick={() => setWay(way === 'app' ? 'passkey' : 'app')}>
              {way === 'app' ? 'Use a passkey instead' : 'Use an authenticator app instead'}
            </Button>
          )}
          <Button kind="text" fullWidth onClick={logOut}>
            Log out
          </Button>
        </>
      )}
    </SignedOutPage>
  );
}
