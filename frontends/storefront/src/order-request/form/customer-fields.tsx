import { useLanguage, useTexts } from '@vitrine/platform';
import { COUNTRIES, GERMAN_STATES } from '@vitrine/schemas';
import { Select, TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { countryNames, otherName } from '../../shared/country-names.js';
import styles from './order-form.module.css';
import type { OrderValues } from './order-values.js';
import { ORDER_TEXTS } from '../texts.js';

/** The nine fields about the customer; the federal state is the German list for Germany, else free text (design.md). */
export function CustomerFields() {
  const t = useTexts(ORDER_TEXTS);
  const { language } = useLanguage();
  const { values } = useFormikContext<OrderValues>();
  const german = values.customerInfo.country === 'Germany';
  return (
    <>
      <section className={styles.group} aria-labelledby="order-house">
        <h2 id="order-house">{t('house')}</h2>
        <div className={styles.pair}>
          <TextField
            name="customerInfo.companyName"
            label={t('fields.companyName')}
            autoComplete="organization"
            required
          />
          <TextField name="customerInfo.fullName" label={t('fields.fullName')} autoComplete="name" required />
        </div>
        <div className={styles.pair}>
          <TextField name="customerInfo.email" label={t('fields.email')} type="email" autoComplete="email" required />
          <TextField
            name="customerInfo.telephone"
            label={t('fields.telephone')}
            type="tel"
            autoComplete="tel"
            required
          />
        </div>
      </section>
      <section className={styles.group} aria-labelledby="order-address">
        <h2 id="order-address">{t('address')}</h2>
        <TextField name="customerInfo.street" label={t('fields.street')} autoComplete="street-address" required />
        <div className={styles.pair}>
          <TextField
            name="customerInfo.postalCode"
            label={t('fields.postalCode')}
            autoComplete="postal-code"
            required
          />
          <TextField name="customerInfo.city" label={t('fields.city')} autoComplete="address-level2" required />
        </div>
        <div className={styles.pair}>
          <Select
            name="customerInfo.country"
            label={t('fields.country')}
            autoComplete="country-name"
            placeholder={t('fields.choose')}
            options={COUNTRIES.map((value) => ({ value, label: countryNames[value][language] }))}
            required
          />
          {german ? (
            <Select
              name="customerInfo.federalState"
              label={t('fields.federalState')}
              autoComplete="address-level1"
              placeholder={t('fields.choose')}
              options={GERMAN_STATES.map((value) => ({
                value,
                label: value === 'Other' ? otherName[language] : value,
              }))}
              required
            />
          ) : (
            <TextField
              name="customerInfo.federalState"
              label={t('fields.region')}
              autoComplete="address-level1"
              required
            />
          )}
        </div>
      </section>
    </>
  );
}
