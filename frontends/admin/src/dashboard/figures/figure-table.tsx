import styles from './figure-table.module.css';

interface FigureRow {
  name: string;
  /** Sets the length of its bar, relative to the other rows. */
  weight: number;
  /** Formatted, one for each column after the name. */
  figures: readonly string[];
}

interface FigureTableProps {
  title: string;
  /** Titles: of the name, then of each figure. */
  columns: readonly string[];
  rows: readonly FigureRow[];
}

/** A table of figures with a bar in each row. */
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
