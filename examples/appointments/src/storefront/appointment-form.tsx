import {
  Alert,
  ApiFailure,
  Button,
  callApi,
  createKeyKeeper,
  failureText,
  Form,
  formStyles,
  NeedsScript,
  PrivacyHint,
  TextField,
  useHydrated,
  useLanguage,
  useMutation,
  useTexts,
} from '@vitrine/storefront/extension/page';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { appointmentSchema, type AppointmentRequest, translated } from '../rules.js';
import styles from './appointment.module.css';
import { TEXTS } from './texts.js';

const EMPTY = { name: '', email: '', day: '', note: '' };

/** A failure is shown above the button, and nothing typed is lost. */
export function AppointmentForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(TEXTS);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const [keyFor] = useState(createKeyKeeper);
  const send = useMutation({
    mutationFn: (body: AppointmentRequest) =>
      callApi('POST', '/api/appointments', { body, headers: { 'Idempotency-Key': keyFor(body) } }),
  });

  const submit = async (values: typeof EMPTY, { setErrors }: FormikHelpers<typeof EMPTY>) => {
    try {
      await send.mutateAsync({ ...values, language });
      onSent();
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : [];
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, translated(message, language)])));
    }
  };

  const failure =
    send.error &&
    failureText(send.error, language, {
      network: t('failure.network'),
      tooMany: t('failure.tooMany'),
      other: t('failure.other'),
    });

  return (
    <Formik initialValues={EMPTY} validationSchema={appointmentSchema(language)} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form method="post" className={styles.form}>
          <NeedsScript />
          <fieldset disabled={!hydrated}>
            <div className={formStyles.pair}>
              <TextField name="name" label={t('name')} autoComplete="name" required />
              <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
            </div>
            <TextField name="day" label={t('day')} type="date" required />
            <TextField name="note" label={t('note')} minRows={4} />
            <PrivacyHint className={formStyles.hint} />
            {failure && (
              <Alert severity="error">
                {failure} {t('failure.kept')}
              </Alert>
            )}
            <div>
              <Button type="submit" busy={isSubmitting}>
                {t('send')}
              </Button>
            </div>
          </fieldset>
        </Form>
      )}
    </Formik>
  );
}
