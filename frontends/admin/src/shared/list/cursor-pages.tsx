import { Button } from '@vitrine/ui';
import { Fragment, type ReactNode, useState } from 'react';

interface CursorPagesProps {
  /** Label of the button that loads older entries. */
  olderLabel: string;
  /**
   * Renders the page of a cursor; the first has the cursor `''`.
   * @param older renders the button for the next older page below the last page shown; takes the answer's `next`
   */
  page: (cursor: string, older: (next: string | null | undefined) => ReactNode) => ReactNode;
}

/** A list with cursor pagination, newest first: its pages below each other, each loaded on demand. */
export function CursorPages({ olderLabel, page }: CursorPagesProps) {
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  return cursors.map((cursor) => (
    <Fragment key={cursor}>
      {page(
        cursor,
        (next) =>
          cursor === cursors.at(-1) &&
          next != null && (
            <Button kind="quiet" onClick={() => setCursors([...cursors, next])}>
              {olderLabel}
            </Button>
          ),
      )}
    </Fragment>
  ));
}
