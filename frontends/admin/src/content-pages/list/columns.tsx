import { CONTENT_PAGE_PATHS } from '@vitrine/schemas';
import { Switch } from '../../shared/form/index.js';
import { format } from '../../shared/format.js';
import { cells, type Column, DeleteButton, narrowCells, RowLink } from '../../shared/list/index.js';
import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import { type ContentPage, PAGE_TYPE_NAMES } from '../content-page.js';
import styles from './columns.module.css';

/** What a row shows and can do. */
export interface PageRow {
  page: ContentPage;
  /** Address of the page's form. */
  href: string;
  onToggle: () => void;
  onDelete: () => void;
}

/** The columns of the content pages, in their order (back-office spec §2, Content pages). */
export const columns: readonly Column<PageRow>[] = [
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
  {
    title: 'Status',
    className: styles.status,
    cell: ({ page, onToggle }) => (
      <Switch
        label={
          <>
            {page.isActive ? 'Active' : 'Inactive'}
            <VisuallyHidden>: {PAGE_TYPE_NAMES[page.pageType]}</VisuallyHidden>
          </>
        }
        checked={page.isActive}
        onChange={onToggle}
      />
    ),
  },
  {
    title: 'Last Modified',
    className: cells.date,
    cell: ({ page }) => <time dateTime={page.updatedAt}>{format.dateTime(page.updatedAt)}</time>,
  },
  {
    title: 'Actions',
    className: `${cells.actions} ${narrowCells.wide}`,
    cell: ({ page, href, onDelete }) => (
      <>
        <RowLink to={href} of={PAGE_TYPE_NAMES[page.pageType]}>
          Edit
        </RowLink>
        <DeleteButton label={`Delete ${PAGE_TYPE_NAMES[page.pageType]}`} onClick={onDelete} />
      </>
    ),
  },
];
