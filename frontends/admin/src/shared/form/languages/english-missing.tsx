import { useFormikContext } from 'formik';
import styles from './english-missing.module.css';
import { missingEnglish } from './english.js';

/** How many English texts of the form are missing, for a save bar or a section's head; nothing when none is. */
export function EnglishMissing({ names }: { names: readonly string[] }) {
  const { values } = useFormikContext<object>();
  const count = missingEnglish(values, names);
  if (count === 0) return null;
  return (
    <span className={styles.mark} title="Visitors are shown the German text">
      {count === 1 ? '1 English text is missing' : `${count} English texts are missing`}
    </span>
  );
}
