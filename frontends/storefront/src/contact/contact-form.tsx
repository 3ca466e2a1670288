import { answer, api, ApiFailure, useLanguage, useMutation, useSearchParams, useTexts } from '@vitrine/platform';
import { createIdempotencyKeys } from '@vitrine/platform/idempotency-keys';
import { callbackRequestSchema, contactRequestSchema, type ContactRequest } from '@vitrine/schemas';
import { Form, TextField } from '@vitrine/ui';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { NoScriptNotice } from '../shared/controls/states/no-script-notice.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { FormEnd } from '../shared/request-form/form-end.js';
import { PrivacyHint } from '../shared/privacy-hint.js';
import { contactDraft, type ContactValues } from './contact-draft.js';
import form from '../shared/page-layout/form.module.css';
import { PersistDraft } from './persist-draft.js';
import { CONTACT_TEXTS } from './texts.js';

/** Subjects that a link may set, such as the footer's "file a report". */
const knownSubjects = ['report', 'callback'];

/**
 * Name, address, subject and message, all required; a request for a callback also has a telephone number and a time. A failure is shown above the
 * button, and the input is kept.
 */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(CONTACT_TEXTS);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const [parameters] = useSearchParams();
  const [keyFor] = useState(createIdempotencyKeys);
  const send = useMutation({
    mutationFn: (body: ContactRequest) =>
      answer(api.POST('/api/contacts', { params: { header: { 'Idempotency-Key': keyFor(body) } }, body })),
  });
  const named = knownSubjects.find((subject) => subject === parameters.get('subject'));
  const subject = named ? t(`subjects.${named}`) : '';
  const withCall = named === 'callback';

  const submit = async (
    { telephone, callbackTime, ...values }: ContactValues,
    { setErrors }: FormikHelpers<ContactValues>,
  ) => {
    try {
      await send.mutateAsync({ ...values, ...(withCall && { telephone, callbackTime }), language });
      contactDraft.clear();
      onSent();
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : [];
      reportError(error);
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    }
  };

  return (
    <Formik
      initialValues={{ ...contactDraft.read(), ...(subject && { subject }) }}
      validationSchema={withCall ? callbackRequestSchema : contactRequestSchema}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form method="post">
          <PersistDraft />
          <NoScriptNotice />
          <fieldset disabled={!hydrated} className={form.fields}>
            <div className={form.pair}>
              <TextField name="name" label={t('fields.name')} autoComplete="name" required />
              <TextField name="email" label={t('fields.email')} type="email" autoComplete="email" required />
            </div>
            {withCall && (
              <div className={form.pair}>
                <TextField name="telephone" label={t('fields.telephone')} type="tel" autoComplete="tel" required />
                <TextField name="callbackTime" label={t('fields.callbackTime')} hint={t('callbackHint')} required />
              </div>
            )}
            <TextField name="subject" label={t('fields.subject')} required />
            <TextField name="message" label={t('fields.message')} minRows={6} required />
            <PrivacyHint className={form.hint} />
            <FormEnd error={send.error} otherFailure={t('failure')} send={t('send')} busy={isSubmitting} />
          </fieldset>
        </Form>
      )}
    </Formik>
  );
}
