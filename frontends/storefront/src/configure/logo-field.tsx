import { useTexts } from '@vitrine/platform';
import { useField } from 'formik';
import { useId, useRef, useState } from 'react';
import styles from './configure-page.module.css';
import { LOGO_TYPES, LogoError, type LogoFailure, readLogo } from './read-logo.js';
import { CONFIGURE_TEXTS } from './texts.js';

/** A logo instead of the retailer's name; it is not sent to the server. */
export function LogoField() {
  const t = useTexts(CONFIGURE_TEXTS);
  const [{ value }, , { setValue }] = useField<string>('logo');
  const [failure, setFailure] = useState<LogoFailure>();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const take = async (file: File) => {
    setFailure(undefined);
    try {
      await setValue(await readLogo(file), false);
    } catch (error) {
      if (!(error instanceof LogoError)) throw error;
      setFailure(error.failure);
    }
    if (input.current) input.current.value = '';
  };

  return (
    <div className={styles.logo}>
      <label className={styles.file}>
        <span>{t(value === '' ? 'logo.choose' : 'logo.change')}</span>
        <input
          ref={input}
          type="file"
          accept={LOGO_TYPES.join(',')}
          aria-describedby={hintId}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
          }}
        />
      </label>
      {value !== '' && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            // the button disappears, so the focus moves to the field
            input.current?.focus();
            void setValue('', false);
          }}
        >
          {t('logo.remove')}
        </button>
      )}
      <p id={hintId} className={styles.note}>
        {t('logo.hint')}
      </p>
      <p role="alert" className={styles.failure}>
        {failure && t(`logo.failures.${failure}`)}
      </p>
    </div>
  );
}
