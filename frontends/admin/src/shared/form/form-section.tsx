import { type ReactNode, useId } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  title: string;
  /** What the section is about, in a sentence. */
  note?: ReactNode;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a whole-page form; its fields stand one below the other. */
export function FormSection({ title, note, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Fields one below the other, where no {@link FormSection} holds them. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Short fields beside one another, as many as there is room for. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
