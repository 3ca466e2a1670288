import { Skeleton } from '@vitrine/ui';
import { Fragment, type ReactNode } from 'react';
import { CursorPages } from '../../list/cursor-pages.js';
import { ListFailure } from '../../list/list-failure.js';
import { type LibraryFilter, type MediaFile, useLibraryPage } from './library-calls.js';
import styles from './library-files.module.css';

interface LibraryFilesProps {
  filter: LibraryFilter;
  /** Renders a file as an entry of a list. */
  tile: (file: MediaFile) => ReactNode;
  /** Shown instead of the files when there are none. */
  empty: ReactNode;
}

/** The files of the library that pass a filter, newest first, page by page. */
export function LibraryFiles(props: LibraryFilesProps) {
  return (
    <CursorPages
      key={JSON.stringify(props.filter)}
      olderLabel="Show older files"
      page={(cursor, older) => <Page {...props} cursor={cursor} older={older} />}
    />
  );
}

interface PageProps extends LibraryFilesProps {
  cursor: string;
  older: (next: string | null | undefined) => ReactNode;
}

const WAITING = Array.from({ length: 6 }, (_, tile) => tile);

function Page({ filter, tile, empty, cursor, older }: PageProps) {
  const query = useLibraryPage(filter, cursor);
  const { data, error } = query;
  return (
    <>
      <ListFailure query={query} text="The files could not be loaded." />
      {!data && !error && (
        <div role="status" aria-label="Loading files..." className={styles.files}>
          {WAITING.map((each) => (
            <Skeleton key={each} variant="rectangular" className={styles.waiting} />
          ))}
        </div>
      )}
      {data?.files.length === 0 && cursor === '' && empty}
      {data && data.files.length > 0 && (
        <ul className={styles.files} aria-label={cursor === '' ? 'Files, newest first' : 'Older files'}>
          {data.files.map((file) => (
            <Fragment key={file.id}>{tile(file)}</Fragment>
          ))}
        </ul>
      )}
      {older(data?.next)}
    </>
  );
}
