import { Button, Skeleton } from '@vitrine/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { ListFailure } from '../../list/list-failure.js';
import { type LibraryFilter, type MediaFile, useLibraryPage } from './library-calls.js';
import styles from './library-files.module.css';

interface LibraryFilesProps {
  filter: LibraryFilter;
  /** What is shown of a file; an entry of a list. */
  tile: (file: MediaFile) => ReactNode;
  /** In place of the files where there are none. */
  empty: ReactNode;
}

/** The files of the library that pass a filter, newest first, page by page. */
export function LibraryFiles({ filter, ...rest }: LibraryFilesProps) {
  return <Pages key={JSON.stringify(filter)} filter={filter} {...rest} />;
}

function Pages(props: LibraryFilesProps) {
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  return cursors.map((cursor, place) => (
    <Page
      key={cursor}
      {...props}
      cursor={cursor}
      isLast={place === cursors.length - 1}
      onMore={(next) => setCursors((shown) => [...shown, next])}
    />
  ));
}

interface PageProps extends LibraryFilesProps {
  cursor: string;
  /** Whether no older page is shown. */
  isLast: boolean;
  onMore: (next: string) => void;
}

const WAITING = Array.from({ length: 6 }, (_, tile) => tile);

function Page({ filter, tile, empty, cursor, isLast, onMore }: PageProps) {
  const { data, error, isFetching, refetch } = useLibraryPage(filter, cursor);
  return (
    <>
      <ListFailure
        error={error}
        text="The files could not be loaded."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
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
      {isLast && data?.next != null && (
        <Button kind="quiet" onClick={() => onMore(data.next ?? '')}>
          Show older files
        </Button>
      )}
    </>
  );
}
