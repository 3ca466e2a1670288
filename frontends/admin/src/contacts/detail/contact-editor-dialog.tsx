import type { ContactStatus } from '@vitrine/schemas';
import { Button, TextField } from '@vitrine/ui';
import type { FormikContextType } from 'formik';
import { PageLink } from '../../shared/desk/index.js';
import { EditorDialog, type EntityEditing } from '../../shared/editing/index.js';
import { MailDelivery } from '../../shared/mail-delivery.js';
import { Section } from '../../shared/layout/section.js';
import { useResendAcknowledgement } from '../calls/resend-acknowledgement.js';
import { type Contact, contactPath } from '../contact.js';
import styles from './contact-editor-dialog.module.css';
import { ContactFacts } from './contact-facts.js';
import type { ContactValues } from './contact-values.js';

/** Labels of the buttons that set each status (back-office spec §2, Contact requests). */
const STEPS = [
  ['read', 'Mark as Read'],
  ['replied', 'Mark as Replied'],
  ['closed', 'Close'],
] as const satisfies readonly (readonly [ContactStatus, string])[];

interface ContactEditorDialogProps {
  contact: Contact;
  editing: EntityEditing<ContactValues>;
  onClose: () => void;
}

/** A request, the notes of staff, and the buttons that set its status; each of them also saves the notes. */
export function ContactEditorDialog({ contact, editing, onClose }: ContactEditorDialogProps) {
  const resend = useResendAcknowledgement();
  const step = async (status: ContactStatus, { setFieldValue, submitForm }: FormikContextType<ContactValues>) => {
    await setFieldValue('status', status);
    await submitForm();
  };
  return (
    <EditorDialog
      title={contact.subject}
      size="large"
      editing={editing}
      onClose={onClose}
      actions={(form, close) => (
        <>
          <PageLink to={contactPath(contact.id)} row="contact" />
          <Button kind="text" disabled={form.isSubmitting} onClick={close}>
            Back to the list
          </Button>
          {STEPS.map(([status, label]) => (
            <Button
              key={status}
              kind={status === 'replied' ? 'primary' : 'quiet'}
              disabled={form.isSubmitting}
              busy={form.isSubmitting && form.values.status === status}
              onClick={() => void step(status, form)}
            >
              {label}
            </Button>
          ))}
        </>
      )}
    >
      <div className={styles.columns}>
        <div>
          <ContactFacts contact={contact} />
        </div>
        <div>
          <Section title="Answer">
            <TextField name="adminNotes" label="Admin notes" minRows={4} maxRows={12} />
          </Section>
          <MailDelivery
            id={contact.id}
            title="Acknowledgement mail"
            notification={contact.notification}
            resend={resend}
            done="The acknowledgement will be sent again."
          />
        </div>
      </div>
    </EditorDialog>
  );
}
