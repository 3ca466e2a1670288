import { useTexts } from '@vitrine/platform';
import { DEMONSTRATION_KINDS } from '@vitrine/schemas';
import { useFormikContext } from 'formik';
import type { DemonstrationValues } from './demonstration-values.js';
import styles from './kind-choice.module.css';
import { DEMONSTRATION_TEXTS } from './texts.js';

/** The choice between a demonstration in a store and one by video. */
export function KindChoice() {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const { values, setFieldValue } = useFormikContext<DemonstrationValues>();
  return (
    <fieldset className={styles.kinds}>
      <legend>{t('kind')}</legend>
      {DEMONSTRATION_KINDS.map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name="kind"
            value={kind}
            checked={values.kind === kind}
            onChange={() => void setFieldValue('kind', kind)}
          />
          <span className={styles.name}>{t(`kinds.${kind}.name`)}</span>
          <span className={styles.hint}>{t(`kinds.${kind}.hint`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
