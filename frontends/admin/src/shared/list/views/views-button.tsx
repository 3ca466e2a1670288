import { Link, useLocation } from '@vitrine/platform';
import type { ViewList } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { LoadingText } from '../../layout/screen.js';
import { ListFailure } from '../list-failure.js';
import { PopoverButton } from '../popover-button.js';
import { DeleteButton, RowButton } from '../row-actions.js';
import { useForgetView } from './use-forget-view.js';
import { useViews, type View } from './view-calls.js';
import { ViewDialog } from './view-dialog.js';
import { isSameQuery, listAt, toViewQuery } from './view-query.js';
import styles from './views.module.css';

/** Opens the saved views of the list on the current screen; renders nothing where it has none. @param filters names of the active filters */
export function ViewsButton({ filters }: { filters: readonly string[] }) {
  const { pathname, search } = useLocation();
  const list = listAt(pathname);
  return list && <Views list={list} query={toViewQuery(new URLSearchParams(search), filters)} />;
}

interface ViewsProps {
  list: ViewList;
  /** The query of what the list shows now. */
  query: string;
}

function Views({ list, query }: ViewsProps) {
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<View | 'new' | null>(null);
  const views = useViews(list, open);
  const forget = useForgetView();
  const close = () => setOpen(false);
  // Closes the popover first: it traps the focus, and the notice with Undo is outside of it.
  const drop = (view: View) => {
    close();
    forget(view);
  };
  const edit = (view: View | 'new') => {
    close();
    setEdited(view);
  };
  return (
    <>
      <PopoverButton label="Views" title="Saved views" wide open={open} onOpen={() => setOpen(true)} onClose={close}>
        <ListFailure query={views} text="The views could not be loaded." />
        {!views.data && !views.error && <LoadingText>Loading views...</LoadingText>}
        {views.data && (
          <ul className={styles.list}>
            {views.data.length === 0 && <li>None yet. Narrow the list and save what you come back to.</li>}
            {views.data.map((view) => (
              <li key={view.id} className={styles.view}>
                <div className={styles.name}>
                  <Link
                    to={`?${view.query}`}
                    preventScrollReset
                    aria-current={isSameQuery(view.query, query) || undefined}
                    onClick={close}
                  >
                    {view.name}
                  </Link>
                  {view.shared && <small>Shared by {view.savedBy}</small>}
                </div>
                {view.editable && (
                  <>
                    <RowButton of={`view ${view.name}`} onClick={() => edit(view)}>
                      Edit
                    </RowButton>
                    <DeleteButton label={`Delete view ${view.name}`} onClick={() => drop(view)} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        <Button kind="quiet" onClick={() => edit('new')}>
          Save this view …
        </Button>
      </PopoverButton>
      {edited !== null && (
        <ViewDialog view={edited === 'new' ? null : edited} list={list} query={query} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
