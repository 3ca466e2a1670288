import { type AppTheme, listMendedContrasts } from '@vitrine/app-screens';
import { useFormat, useTexts } from '@vitrine/platform';
import { useFormikContext } from 'formik';
import styles from './configure-page.module.css';
import { CONFIGURE_TEXTS } from './texts.js';

const KEYS = {
  'primary accent': 'contrast.primaryAccent',
  'ground accent': 'contrast.groundAccent',
  'ground primary': 'contrast.groundPrimary',
  'primary primary': 'contrast.groundPrimary',
} as const;

/** The form values that matter here. */
interface Colours {
  primary: string;
  accent: string;
}

/** Shows, once a colour was changed, which colours are not readable as text, and what the screens use instead. */
export function ContrastNote({ theme }: { theme: AppTheme }) {
  const t = useTexts(CONFIGURE_TEXTS);
  const { number } = useFormat();
  const { values, initialValues } = useFormikContext<Colours>();
  const isChanged = values.primary !== initialValues.primary || values.accent !== initialValues.accent;
  const mended = isChanged ? listMendedContrasts(theme) : [];
  return (
    <div className={styles.contrast} role="status">
      {isChanged && mended.length === 0 && <p>{t('contrast.good')}</p>}
      {mended.map(({ on, colour, ratio, used }) => (
        <p key={`${on} ${colour}`}>
          <span className={styles.mended} style={{ background: used }} />
          {t(KEYS[`${on} ${colour}`], { ratio: number(Math.floor(ratio * 10) / 10), used: used.toUpperCase() })}
        </p>
      ))}
    </div>
  );
}
