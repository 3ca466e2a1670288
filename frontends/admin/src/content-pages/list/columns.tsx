import { CONTENT_PAGE_PATHS } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import {
  actionsColumn,
  cells,
  type Column,
  type EditedRow,
  narrowCells,
  RowButton,
  statusColumn,
} from '../../shared/list/index.js';
import { type ContentPage, PAGE_TYPE_NAMES } from '../content-page.js';
import styles from './columns.module.css';

/** The columns of the content pages, in their order (back-office spec §2, Content pages). */
export const columns: readonly Column<EditedRow & { page: ContentPage; onVersions: () => void }>[] = [
  {
    title: 'Page Type',
    className: styles.type,
    cell: ({ page: { pageType } }) => (
      <>
        {PAGE_TYPE_NAMES[pageType]}
        <small>{CONTENT_PAGE_PATHS[pageType]}</small>
      </>
    ),
  },
  {
    title: 'Title',
    className: narrowCells.wide,
    cell: ({ page }) => (
      <>
        {page.title}
        <small>{page.translations.en?.title ?? 'English is missing'}</small>
      </>
    ),
  },
  statusColumn,
  {
    title: 'Last Modified',
    className: cells.date,
    cell: ({ page, name, onVersions }) => (
      <>
        <time dateTime={page.updatedAt}>{format.dateTime(page.updatedAt)}</time>
        <small>
          <RowButton onClick={onVersions} of={`of ${name}`}>
            Versions
          </RowButton>
        </small>
      </>
    ),
  },
  actionsColumn,
];
