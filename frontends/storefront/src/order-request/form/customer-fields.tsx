import { useLanguage, useTexts } from '@vitrine/platform';
import { COUNTRIES, GERMAN_STATES } from '@vitrine/schemas';
import { Select, TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { countryName } from '../../shared/country-names.js';
import form from '../../shared/page-layout/form.module.css';
import styles from './order-form.module.css';
import type { OrderValues } from './order-values.js';
import { ORDER_TEXTS } from '../texts.js';

/** The fields about the customer; the federal state is a list for Germany, else free text (design.md). */
export function CustomerFields() {
  const t = useTexts(ORDER_TEXTS);
  const { language } = useLanguage();
  const { values } = useFormikContext<OrderValues>();
  const german = values.customerInfo.country === 'Germany';
  return (
    <>
      <section className={styles.group} aria-labelledby="order-house">
        <h2 id="order-house">{t('house')}</h2>
        <div className={form.pair}>
          <CustomerField of="companyName" label={t('fields.companyName')} autoComplete="organization" />
          <CustomerField of="fullName" label={t('fields.fullName')} autoComplete="name" />
        </div>
        <div className={form.pair}>
          <CustomerField of="email" label={t('fields.email')} autoComplete="email" type="email" />
          <CustomerField of="telephone" label={t('fields.telephone')} autoComplete="tel" type="tel" />
        </div>
      </section>
      <section className={styles.group} aria-labelledby="order-address">
        <h2 id="order-address">{t('address')}</h2>
        <CustomerField of="street" label={t('fields.street')} autoComplete="street-address" />
        <div className={form.pair}>
          <CustomerField of="postalCode" label={t('fields.postalCode')} autoComplete="postal-code" />
          <CustomerField of="city" label={t('fields.city')} autoComplete="address-level2" />
        </div>
        <div className={form.pair}>
          <Select
            name="customerInfo.country"
            label={t('fields.country')}
            autoComplete="country-name"
            placeholder={t('fields.choose')}
            options={COUNTRIES.map((value) => ({ value, label: countryName(value, language) }))}
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
                label: value === 'Other' ? t('fields.otherState') : value,
              }))}
              required
            />
          ) : (
            <CustomerField of="federalState" label={t('fields.region')} autoComplete="address-level1" />
          )}
        </div>
      </section>
    </>
  );
}

interface CustomerFieldProps {
  of: keyof OrderValues['customerInfo'];
  label: string;
  autoComplete: string;
  type?: 'email' | 'tel';
}

/** A required line of text about the customer. */
function CustomerField({ of, ...field }: CustomerFieldProps) {
  return <TextField name={`customerInfo.${of}`} required {...field} />;
}
