import { Alert, Button, Dialog, Skeleton } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { useContact } from '../calls/get-contact.js';
import type { Contact } from '../contact.js';
import { ContactEditor } from './contact-editor.js';

interface ContactDialogProps {
  id: string;
  /** As the list has it, where it does. */
  known: Contact | undefined;
  onClose: () => void;
}

/** A request's details, once they are there. */
export function ContactDialog({ id, known, onClose }: ContactDialogProps) {
  const { data, error, isFetching, refetch } = useContact(id);
  const contact = data ?? (data === undefined ? known : undefined);
  if (contact) return <ContactEditor contact={contact} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Contact request"
      size="large"
      actions={
        <Button kind="quiet" onClick={onClose}>
          Back to the list
        </Button>
      }
    >
      {error ? (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureText(error, 'The contact request could not be loaded.')}
        </Alert>
      ) : data === null ? (
        <p role="status">Contact request not found. It may have been deleted.</p>
      ) : (
        <div role="status" aria-label="Loading contact request...">
          <Skeleton height={32} />
          <Skeleton height={32} />
          <Skeleton height={160} variant="rectangular" />
        </div>
      )}
    </Dialog>
  );
}
