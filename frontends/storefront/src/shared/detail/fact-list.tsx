import styles from './fact-list.module.css';

interface FactListProps {
  /** Id of its heading. */
  id: string;
  title: string;
  facts: readonly { term: string; value: string }[];
  /** With the background of a panel. */
  panel?: boolean;
}

/** A section of a catalogue page that lists facts in rows, term beside value; nothing if there are none. */
export function FactList({ id, title, facts, panel }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <section className={styles.section} data-panel={panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
