import { OrderButtons } from '../../shared/form/index.js';
import { actionsColumn, type Column, type EditedRow, narrowCells, statusColumn } from '../../shared/list/index.js';
import type { HomepageSection } from '../section-calls.js';
import { Background } from './background.js';
import styles from './columns.module.css';
import { DragHandle } from './sortable-row.js';

/** A row, and what can be done with it. */
interface SectionRow extends EditedRow {
  section: HomepageSection;
  /** Its place, counted from 0, and the number of sections. */
  index: number;
  count: number;
  /** Absent where the person may not move it. */
  onMove: ((to: number) => void) | undefined;
}

/** The columns of the sections, in their order (back-office spec §2, Homepage sections). */
export const columns: readonly Column<SectionRow>[] = [
  {
    title: 'Order',
    className: styles.order,
    cell: ({ section: { title }, index, count, onMove }) => (
      <span className={styles.place}>
        {onMove && <DragHandle label={`Reorder ${title}`} />}
        <span className={styles.figure}>{index + 1}</span>
        {onMove && <OrderButtons what={title} index={index} count={count} onMove={onMove} />}
      </span>
    ),
  },
  { title: 'Section', className: styles.key, cell: ({ section }) => section.sectionKey },
  {
    title: 'Title',
    className: narrowCells.wide,
    cell: ({ section }) => (
      <>
        {section.title}
        {section.subtitle && <small>{section.subtitle}</small>}
      </>
    ),
  },
  { title: 'Background', cell: ({ section }) => <Background section={section} /> },
  statusColumn,
  actionsColumn,
];
