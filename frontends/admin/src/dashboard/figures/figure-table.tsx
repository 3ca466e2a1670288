import styles from './figure-table.module.css';

interface FigureRow {
  name: string;
  /** What its bar is long by, beside those of the others. */
  weight: number;
  /** As they are written, one for each column behind the name. */
  figures: readonly string[];
}

interface FigureTableProps {
  title: string;
  /** Of the name, then of each figure. */
  columns: readonly string[];
  rows: readonly FigureRow[];
}

/** Figures of several kinds one below the other, each with a bar for a glance. */
export function FigureTable({ title, columns: [first, ...others], rows }: FigureTableProps) {
  const most = Math.max(1, ...rows.map(({ weight }) => weight));
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col" className={styles.figure}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, weight, figures }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={styles.bar} style={{ inlineSize: `${(weight / most) * 100}%` }} aria-hidden />
              </th>
              {figures.map((figure, place) => (
                <td key={others[place]} className={styles.figure}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={others.length + 1} className={styles.none}>
                None in these days
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
