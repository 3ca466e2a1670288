import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { ChangePasswordDialog } from '../session/index.js';
import { FormSection } from '../shared/form/index.js';

/** Opens the dialog that changes the password. */
export function PasswordSection() {
  const [changing, setChanging] = useState(false);
  return (
    <FormSection
      title="Password"
      note="A change signs you out everywhere, this browser included."
      action={
        <Button kind="quiet" onClick={() => setChanging(true)}>
          Change password
        </Button>
      }
    >
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </FormSection>
  );
}
