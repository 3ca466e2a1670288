import { companyDay, followUpSchema, MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { Alert, Button, Form, TextField } from '@vitrine/ui';
import { Formik } from 'formik';
import { useState } from 'react';
import { Badge } from '../../cards/index.js';
import { failureWithReason } from '../../failure-text.js';
import { DateField } from '../../form/index.js';
import { format } from '../../format.js';
import { Section } from '../../layout/section.js';
import { useMay } from '../../permissions/index.js';
import { useFollowUp } from '../calls/work.js';
import { type DeskRecord, type Work, writing } from '../record.js';
import { EntryFormEnd } from '../entry-form-end.js';
import styles from './follow-up.module.css';

const DAY = 1;
const WEEK = 7;

/** When staff come back to a record; set, changed and removed in place. */
export function FollowUp({ record, followUp }: { record: DeskRecord; followUp: Work['followUp'] }) {
  const mayWrite = useMay()(writing(record));
  const [editing, setEditing] = useState(false);
  const { mutateAsync, mutate, isPending, error } = useFollowUp(record);
  const isDue = followUp !== null && followUp.on <= companyDay();
  const shown = followUp && !editing;
  return (
    <Section title="Follow-up" action={isDue && <Badge tone="waiting">Due</Badge>}>
      {!followUp && !mayWrite && <p>No day is set.</p>}
      {shown && (
        <>
          <p>
            <time dateTime={followUp.on}>{format.day(followUp.on)}</time>
          </p>
          {followUp.text !== '' && <p className={styles.text}>{followUp.text}</p>}
        </>
      )}
      {shown && mayWrite && (
        <div className={styles.actions}>
          <Button kind="text" onClick={() => setEditing(true)}>
            Change follow-up
          </Button>
          <Button kind="text" busy={isPending} onClick={() => mutate({ on: null, text: '' })}>
            Done
          </Button>
        </div>
      )}
      {shown && error && (
        <Alert severity="error">{failureWithReason(error, 'The follow-up could not be saved.')}</Alert>
      )}
      {!shown && mayWrite && (
        <FollowUpForm
          followUp={followUp}
          onSave={async (values) => {
            await mutateAsync(values);
            setEditing(false);
          }}
          onCancel={followUp ? () => setEditing(false) : undefined}
        />
      )}
    </Section>
  );
}

interface FollowUpFormProps {
  followUp: Work['followUp'];
  onSave: (values: { on: string; text: string }) => Promise<void>;
  onCancel: (() => void) | undefined;
}

function FollowUpForm({ followUp, onSave, onCancel }: FollowUpFormProps) {
  const [refused, setRefused] = useState<string>();
  return (
    <Formik
      initialValues={{ on: followUp?.on ?? '', text: followUp?.text ?? '' }}
      validationSchema={followUpSchema}
      onSubmit={async (values, { resetForm }) => {
        try {
          await onSave(values);
          setRefused(undefined);
          resetForm();
        } catch (error) {
          setRefused(failureWithReason(error, 'The follow-up could not be saved.'));
        }
      }}
    >
      {({ dirty, setFieldValue }) => (
        <Form className={styles.form}>
          <DateField
            name="on"
            label="Day"
            min={companyDay()}
            hint="At 8 in the morning a mail reminds whoever it is assigned to, or the team."
          />
          <div className={styles.days}>
            {(
              [
                ['Tomorrow', DAY],
                ['In a week', WEEK],
              ] as const
            ).map(([label, days]) => (
              <Button key={label} kind="text" onClick={() => void setFieldValue('on', companyDay(days))}>
                {label}
              </Button>
            ))}
          </div>
          <TextField
            name="text"
            label="What is to be done"
            minRows={1}
            maxRows={6}
            inputProps={{ maxLength: MAXIMUM_LENGTHS.followUp }}
          />
          <EntryFormEnd
            noun="follow-up"
            refused={refused}
            saveLabel="Set follow-up"
            dirty={dirty}
            actionsClass={styles.actions}
            onCancel={onCancel}
          />
        </Form>
      )}
    </Formik>
  );
}
