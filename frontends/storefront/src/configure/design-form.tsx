import { type AppTheme, Guilloche, TYPEFACES } from '@vitrine/app-screens';
import { useLanguage, useTexts } from '@vitrine/platform';
import { APP_PATTERNS, APP_TYPEFACES, patternName, typefaceName } from '@vitrine/schemas';
import { Form, Select, SubmitButton, TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import type { Product } from '../shared/catalogue/catalogue.js';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { NoScriptNotice } from '../shared/controls/states/no-script-notice.js';
import { ColourField } from './colour-field.js';
import styles from './configure-page.module.css';
import { ContrastNote } from './contrast-note.js';
import { type DesignValues, editionTheme, toValues } from './design-values.js';
import { LogoField } from './logo-field.js';
import { ACCENT_SWATCHES, PRIMARY_SWATCHES } from './swatches.js';
import { CONFIGURE_TEXTS } from './texts.js';
import { Tiles } from './tiles.js';

const COLOURS = [
  { name: 'primary', pick: 'pickPrimary', label: 'primarySwatches', swatches: PRIMARY_SWATCHES },
  { name: 'accent', pick: 'pickAccent', label: 'accentSwatches', swatches: ACCENT_SWATCHES },
] as const;

interface DesignFormProps {
  /** Undefined while loading. */
  products: readonly Product[] | undefined;
  /** The design in the preview. */
  theme: AppTheme;
}

/** The form for edition, name, colours, pattern, typefaces and logo. */
export function DesignForm({ products, theme }: DesignFormProps) {
  const t = useTexts(CONFIGURE_TEXTS);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const { values, setValues } = useFormikContext<DesignValues>();
  const product = products?.find(({ id }) => id === values.productId);

  const adopt = () =>
    void setValues({ ...toValues(editionTheme(product), values.productId), house: values.house, logo: values.logo });

  const named = (swatches: readonly { key: string; value: string }[]) =>
    swatches.map(({ key, value }) => ({ name: t(`swatches.${key}`), value }));

  return (
    <Form method="post" className={styles.form}>
      <NoScriptNotice reason={t('reason')} />
      <fieldset className={styles.fields} disabled={!hydrated}>
        <TextField
          name="house"
          label={t('house')}
          placeholder={t('houseExample')}
          required
          autoComplete="organization"
        />
        <div>
          <Select
            name="productId"
            label={t('edition')}
            hint={t('editionHint')}
            placeholder={t('editionPlaceholder')}
            options={(products ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          {product && (
            <button type="button" className={styles.quiet} onClick={adopt}>
              {t('adopt')}
            </button>
          )}
        </div>
        <div className={styles.colours}>
          {COLOURS.map(({ name, pick, label, swatches }) => (
            <ColourField
              key={name}
              name={name}
              label={t(name)}
              pickLabel={t(pick)}
              swatchesLabel={t(label)}
              swatches={named(swatches)}
            />
          ))}
        </div>
        <ContrastNote theme={theme} />
        <Tiles
          name="pattern"
          label={t('pattern')}
          options={APP_PATTERNS.map((value) => ({
            value,
            label: patternName(value, language),
            picture: <Guilloche pattern={value} />,
          }))}
        />
        <Tiles
          name="typeface"
          label={t('typeface')}
          options={APP_TYPEFACES.map((value) => ({
            value,
            label: typefaceName(value, language),
            picture: (
              <span
                className={styles.letters}
                style={{ fontFamily: TYPEFACES[value].display, textTransform: TYPEFACES[value].displayCase }}
              >
                Aa
              </span>
            ),
          }))}
        />
        <fieldset className={styles.group}>
          <legend className={styles.label}>{t('logo.title')}</legend>
          <LogoField />
        </fieldset>
        <div className={styles.request}>
          <SubmitButton kind="primary" fullWidth>
            {t('request')}
          </SubmitButton>
          <p className={styles.note}>{t('requestHint')}</p>
        </div>
      </fieldset>
    </Form>
  );
}
