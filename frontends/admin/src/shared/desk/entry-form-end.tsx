import { Alert, Button, SubmitButton } from '@vitrine/ui';
import { useDiscardGuard } from '../editing/index.js';

interface EntryFormEndProps {
  /** What is written, such as `note`; named in the question before unsaved text is discarded. */
  noun: string;
  /** Why it could not be saved. */
  refused: string | undefined;
  saveLabel: string;
  dirty: boolean;
  actionsClass: string | undefined;
  onCancel: (() => void) | undefined;
}

/** Buttons and error of a form in which staff write something beside a record; asks before unsaved text is lost. */
export function EntryFormEnd({ noun, refused, saveLabel, dirty, actionsClass, onCancel }: EntryFormEndProps) {
  const { question } = useDiscardGuard(dirty, noun, () => undefined, dirty);
  return (
    <>
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <div className={actionsClass}>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <SubmitButton kind="quiet" disabled={!dirty}>
          {saveLabel}
        </SubmitButton>
      </div>
      {question}
    </>
  );
}
