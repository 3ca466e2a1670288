import { STEP_UP_SECONDS, type KEY_PERMISSIONS } from '@vitrine/schemas';
import { Alert, useFieldState } from '@vitrine/ui';

interface StepUpNoteProps {
  /** Path of the Formik value, the permissions that are chosen. */
  name: string;
}

/** Lists the chosen permissions that need step-up from staff, but not from a program. */
export function StepUpNote({ name }: StepUpNoteProps) {
  const {
    input: { value: chosen },
  } = useFieldState<(typeof KEY_PERMISSIONS)[number][]>(name);
  const concerned = chosen.filter((permission) => STEP_UP_SECONDS[permission] !== undefined);
  if (concerned.length === 0) return null;
  return (
    <Alert severity="info">
      {`Staff are asked to confirm who they are before they use ${concerned.join(', ')}. A program with this key is never asked: whoever gets hold of the key can use it at any time.`}
    </Alert>
  );
}
