import {
  ApiFailure,
  callApi,
  createIdempotencyKeys,
  Form,
  FormEnd,
  formStyles,
  NoScriptNotice,
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
import { TEXTS } from './texts.js';

const EMPTY = { name: '', email: '', day: '', note: '' };

/** A failure is shown above the button, and nothing typed is lost. */
export function AppointmentForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(TEXTS);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const [keyFor] = useState(createIdempotencyKeys);
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

  return (
    <Formik initialValues={EMPTY} validationSchema={appointmentSchema(language)} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form method="post">
          <NoScriptNotice />
          <fieldset disabled={!hydrated} className={formStyles.fields}>
            <div className={formStyles.pair}>
              <TextField name="name" label={t('name')} autoComplete="name" required />
              <TextField name="email" label={t('email')} type="email" autoComplete="email" required />
            </div>
            <TextField name="day" label={t('day')} type="date" required />
            <TextField name="note" label={t('note')} minRows={4} />
            <PrivacyHint className={formStyles.hint} />
            <FormEnd error={send.error} otherFailure={t('failure')} send={t('send')} busy={isSubmitting} />
          </fieldset>
        </Form>
      )}
    </Formik>
  );
}
