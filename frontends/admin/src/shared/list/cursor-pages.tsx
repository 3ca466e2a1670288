import { Button } from '@vitrine/ui';
import { Fragment, type ReactNode, useState } from 'react';

interface CursorPagesProps {
  /** Label of the button below them. */
  olderLabel: string;
  /**
   * The page of a cursor; the first has the cursor `''`.
   * @param older makes the way to the older page where this is the last one shown; gets the answer's `next`
   */
  page: (cursor: string, older: (next: string | null | undefined) => ReactNode) => ReactNode;
}

/** A list that the API gives newest first, by cursors: its pages below each other, each shown when it is asked for. */
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
