import { privacyRequestSchema } from '@vitrine/schemas';
import { Button, Form, TextField } from '@vitrine/ui';
import { Formik, useFormikContext } from 'formik';
import styles from './person-form.module.css';

interface PersonFormProps {
  /** Whether an export is running. */
  busy: boolean;
  /** Absent where the person may not. */
  onExport: ((email: string) => void) | undefined;
  /** Called when the button is pressed; the caller asks before it erases. */
  onErase: ((email: string) => void) | undefined;
}

interface PersonValues {
  email: string;
}

/** Asks whose data are meant, and what to do with them. */
export function PersonForm(props: PersonFormProps) {
  return (
    <Formik<PersonValues>
      initialValues={{ email: '' }}
      validationSchema={privacyRequestSchema}
      onSubmit={(typed) => props.onExport?.(privacyRequestSchema.cast(typed).email)}
    >
      <Fields {...props} />
    </Formik>
  );
}

function Fields({ busy, onExport, onErase }: PersonFormProps) {
  const { values, setTouched, validateForm } = useFormikContext<PersonValues>();
  const erase = async () => {
    await setTouched({ email: true });
    const errors = await validateForm();
    if (errors.email === undefined) onErase?.(privacyRequestSchema.cast(values).email);
  };
  return (
    <Form className={styles.form} aria-label="Data of a person">
      <TextField name="email" label="E-mail address" type="email" required autoComplete="off" />
      <div className={styles.actions}>
        {onExport && (
          <Button type="submit" busy={busy}>
            Show and export
          </Button>
        )}
        {onErase && (
          <Button kind="quiet" onClick={() => void erase()}>
            Erase …
          </Button>
        )}
      </div>
    </Form>
  );
}
