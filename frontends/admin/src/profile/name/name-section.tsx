import { profileSchema, ROLE_NAMES } from '@vitrine/schemas';
import { Alert, Form, SubmitButton, TextField, useNotify } from '@vitrine/ui';
import { Formik } from 'formik';
import { failureWithReason } from '../../shared/failure-text.js';
import { FormSection } from '../../shared/form/index.js';
import { format } from '../../shared/format.js';
import { Facts } from '../../shared/layout/facts.js';
import { useOpenForm } from '../../shared/open-forms.js';
import { useStaff } from '../../shared/permissions/index.js';
import styles from './name-section.module.css';
import { useUpdateProfile } from './update-profile.js';

/** The person's account: address and role, and the name, which can be changed. */
export function NameSection() {
  const staff = useStaff();
  const { mutateAsync, error } = useUpdateProfile();
  const notify = useNotify();
  if (!staff) return null;
  return (
    <FormSection title="Your account">
      <Facts
        facts={[
          ['Email', staff.email],
          ['Role', ROLE_NAMES[staff.role]],
          ['Last login', staff.lastLoginAt ? format.dateTime(staff.lastLoginAt) : 'This is the first'],
        ]}
      />
      <Formik
        initialValues={{ name: staff.name ?? '' }}
        enableReinitialize
        validationSchema={profileSchema}
        onSubmit={(typed) =>
          mutateAsync(profileSchema.cast(typed)).then(
            () => notify({ message: 'Your name was saved.' }),
            () => undefined,
          )
        }
      >
        {({ dirty }) => (
          <Form className={styles.form} aria-label="Your name">
            <KeepsTyped dirty={dirty} />
            {error && <Alert severity="error">{failureWithReason(error, 'Your name could not be saved.')}</Alert>}
            <TextField name="name" label="Name" autoComplete="name" hint="How colleagues see you" required />
            <SubmitButton disabled={!dirty}>Save name</SubmitButton>
          </Form>
        )}
      </Formik>
    </FormSection>
  );
}

/** Keeps what is typed when the session ends. */
function KeepsTyped({ dirty }: { dirty: boolean }) {
  useOpenForm(dirty);
  return null;
}
