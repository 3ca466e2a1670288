import { type DemonstrationStatus, languageName } from '@vitrine/schemas';
import { Button, Select, TextField } from '@vitrine/ui';
import type { FormikContextType } from 'formik';
import { Badge } from '../../shared/cards/index.js';
import { EditorDialog, type EntityEditing } from '../../shared/editing/index.js';
import { EmailLink } from '../../shared/email-link.js';
import { format } from '../../shared/format.js';
import { Facts } from '../../shared/layout/facts.js';
import { Section } from '../../shared/layout/section.js';
import { TelephoneLink } from '../../shared/telephone-link.js';
import { MailDelivery } from '../../shared/mail-delivery.js';
import { useResendAcknowledgement } from '../calls/resend-acknowledgement.js';
import type { Demonstration } from '../demonstration.js';
import { kindNames, statusNames, statusTones } from '../status.js';
import styles from './demonstration-editor-dialog.module.css';
import { type DemonstrationValues, OTHER_TIME } from './demonstration-values.js';
import { OtherTime } from './other-time.js';

/** The label of each decision’s button. */
const DECISIONS = [
  ['declined', 'Decline'],
  ['done', 'Mark as Done'],
  ['confirmed', 'Confirm'],
] as const satisfies readonly (readonly [DemonstrationStatus, string])[];

interface DemonstrationEditorDialogProps {
  demonstration: Demonstration;
  editing: EntityEditing<DemonstrationValues>;
  onClose: () => void;
}

/** A request, and the buttons that decide about it; each of them also saves the notes. */
export function DemonstrationEditorDialog({ demonstration, editing, onClose }: DemonstrationEditorDialogProps) {
  const resend = useResendAcknowledgement();
  const { wishes, timeZone, status } = demonstration;
  const decide = async (to: DemonstrationStatus, form: FormikContextType<DemonstrationValues>) => {
    await form.setFieldValue('status', to);
    await form.submitForm();
  };
  return (
    <EditorDialog
      title={`${demonstration.company}: demonstration`}
      size="large"
      editing={editing}
      onClose={onClose}
      actions={(form, close) => (
        <>
          <Button kind="text" disabled={form.isSubmitting} onClick={close}>
            Back to the list
          </Button>
          {DECISIONS.map(([to, label]) => (
            <Button
              key={to}
              kind={to === 'confirmed' ? 'primary' : 'quiet'}
              disabled={form.isSubmitting}
              busy={form.isSubmitting && form.values.status === to}
              onClick={() => void decide(to, form)}
            >
              {label}
            </Button>
          ))}
        </>
      )}
    >
      <div className={styles.columns}>
        <div>
          <Section title="Request" action={<Badge tone={statusTones[status]}>{statusNames[status]}</Badge>}>
            <Facts
              facts={[
                ['Name', demonstration.name],
                ['Company', demonstration.company],
                ['Email', <EmailLink address={demonstration.email} />],
                ['Telephone', demonstration.telephone && <TelephoneLink number={demonstration.telephone} />],
                ['Where', demonstration.place ?? kindNames[demonstration.kind]],
                ['Received', format.dateTime(demonstration.createdAt)],
                ['Language', languageName(demonstration.language)],
              ]}
            />
          </Section>
          {demonstration.notes !== null && (
            <Section title="Notes of the customer">
              <p className={styles.message}>{demonstration.notes}</p>
            </Section>
          )}
          <Section title="Times asked for">
            <ol className={styles.wishes}>
              {wishes.map((wish) => (
                <li key={wish}>{format.appointment(wish, timeZone)}</li>
              ))}
            </ol>
          </Section>
        </div>
        <div>
          <Section title="Decision">
            <div className={styles.decision}>
              <Select
                name="appointment"
                label="Time to confirm"
                placeholder="Choose a time"
                options={[
                  ...wishes.map((wish) => ({ value: wish, label: format.appointment(wish, timeZone) })),
                  { value: OTHER_TIME, label: 'Another time' },
                ]}
                hint="Confirming, moving and declining send the customer a mail with a calendar entry."
              />
              <OtherTime timeZone={timeZone} />
              <TextField name="adminNotes" label="Admin notes" minRows={4} maxRows={12} />
            </div>
          </Section>
          <MailDelivery
            id={demonstration.id}
            title="Last mail to the customer"
            notification={demonstration.notification}
            resend={resend}
            done="The mail will be sent again."
          />
        </div>
      </div>
    </EditorDialog>
  );
}
