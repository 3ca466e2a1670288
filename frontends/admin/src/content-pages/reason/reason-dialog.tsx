import { CONTENT_PAGE_PATHS, type ContentPageType, legalChangeSchema } from '@vitrine/schemas';
import { Button, Dialog, Form, SubmitButton, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { Fields } from '../../shared/form/index.js';
import { PAGE_TYPE_NAMES } from '../content-page.js';

interface ReasonDialogProps {
  pageType: ContentPageType;
  /** Label of the button that continues. */
  confirmLabel: string;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for the reason before the text of a legal page is replaced. */
export function ReasonDialog({ pageType, confirmLabel, onConfirm, onCancel }: ReasonDialogProps) {
  return (
    <Formik
      initialValues={{ reason: '' }}
      validationSchema={legalChangeSchema}
      onSubmit={({ reason }) => onConfirm(reason.trim())}
    >
      <Dialog
        open
        onClose={onCancel}
        title={`Change ${PAGE_TYPE_NAMES[pageType]}?`}
        size="small"
        role="alertdialog"
        wrap={(inside) => <Form>{inside}</Form>}
        actions={
          <>
            <Button kind="quiet" onClick={onCancel}>
              Cancel
            </Button>
            <SubmitButton>{confirmLabel}</SubmitButton>
          </>
        }
      >
        <Fields>
          <p>
            What stands at {CONTENT_PAGE_PATHS[pageType]} has legal effect: customers rely on it from the moment it is
            published. The present text stays among the versions.
          </p>
          <TextField
            name="reason"
            label="Reason"
            required
            autoFocus
            hint="Kept with the version and in the audit log. Please name no customers."
          />
        </Fields>
      </Dialog>
    </Formik>
  );
}
