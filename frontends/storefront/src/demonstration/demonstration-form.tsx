import { answer, api, ApiFailure, useLanguage, useMutation, useSearchParams, useTexts } from '@vitrine/platform';
import { createIdempotencyKeys } from '@vitrine/platform/idempotency-keys';
import type { DemonstrationRequest } from '@vitrine/schemas';
import { Alert, Checkbox, Form, Select, TextField } from '@vitrine/ui';
import { Formik, type FormikHelpers, setIn } from 'formik';
import { useState } from 'react';
import { useStores } from '../shared/catalogue/queries.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { NoScriptNotice } from '../shared/controls/states/no-script-notice.js';
import { FormEnd } from '../shared/request-form/form-end.js';
import { PrivacyHint } from '../shared/privacy-hint.js';
import { demonstrationDraft } from './demonstration-draft.js';
import { findErrors, timeZoneOf, toBody, toField, type DemonstrationValues } from './demonstration-values.js';
import form from '../shared/page-layout/form.module.css';
import styles from './demonstration-page.module.css';
import { PersistDraft } from './persist-draft.js';
import { KindChoice } from './kind-choice.js';
import { DEMONSTRATION_TEXTS } from './texts.js';
import { WishFields } from './wish-fields.js';

/** Place, times and person. A failure is shown above the button, and the input is kept. */
export function DemonstrationForm({ onSent }: { onSent: () => void }) {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const [parameters] = useSearchParams();
  const { data: stores = [], isError, isFetching, refetch } = useStores();
  const [keyFor] = useState(createIdempotencyKeys);
  const send = useMutation({
    mutationFn: (body: DemonstrationRequest) =>
      answer(api.POST('/api/demonstrations', { params: { header: { 'Idempotency-Key': keyFor(body) } }, body })),
  });
  const storeId = parameters.get('store');
  const zoneOf = (values: DemonstrationValues) => timeZoneOf(values, stores);

  const submit = async (values: DemonstrationValues, { setErrors }: FormikHelpers<DemonstrationValues>) => {
    try {
      await send.mutateAsync(toBody(values, zoneOf(values), language));
      demonstrationDraft.clear();
      onSent();
    } catch (error) {
      reportError(error);
      const fields = error instanceof ApiFailure ? error.fields : [];
      setErrors(
        fields.reduce<object>(
          (errors, { field, message }) => setIn(errors, toField(field, values), message) as object,
          {},
        ),
      );
    }
  };

  const cities = [...stores].sort((a, b) => a.city.localeCompare(b.city, language));

  return (
    <Formik
      initialValues={{
        ...demonstrationDraft.read(),
        ...(storeId !== null && { kind: 'store' as const, storeId }),
      }}
      validate={(values) => findErrors(values, zoneOf(values), language)}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form method="post">
          <PersistDraft storeId={storeId} />
          <NoScriptNotice />
          <fieldset disabled={!hydrated} className={form.fields}>
            <KindChoice />
            {values.kind === 'store' && (
              <div className={styles.store}>
                <Select
                  name="storeId"
                  label={t('store')}
                  placeholder={t('chooseStore')}
                  options={cities.map(({ id, name, city }) => ({ value: id, label: `${city}: ${name}` }))}
                  required
                />
                {isError && (
                  <Alert
                    severity="error"
                    action={{ label: t('tryAgain'), onClick: () => void refetch(), busy: isFetching }}
                  >
                    {t('failure.stores')}
                  </Alert>
                )}
              </div>
            )}
            <WishFields timeZone={zoneOf(values)} />
            <section className={styles.group} aria-labelledby="demonstration-person">
              <h2 id="demonstration-person">{t('person')}</h2>
              <div className={form.pair}>
                <TextField name="name" label={t('fields.name')} autoComplete="name" required />
                <TextField name="company" label={t('fields.company')} autoComplete="organization" required />
              </div>
              <div className={form.pair}>
                <TextField name="email" label={t('fields.email')} type="email" autoComplete="email" required />
                <TextField name="telephone" label={t('fields.telephone')} type="tel" autoComplete="tel" />
              </div>
              <TextField name="notes" label={t('fields.notes')} minRows={3} />
            </section>
            <div className={styles.consent}>
              <Checkbox name="consent" label={t('consent')} required />
              <PrivacyHint className={form.hint} />
            </div>
            <FormEnd error={send.error} otherFailure={t('failure.other')} send={t('send')} busy={isSubmitting} />
          </fieldset>
        </Form>
      )}
    </Formik>
  );
}
