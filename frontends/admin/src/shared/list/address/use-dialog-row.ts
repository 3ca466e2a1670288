import { useSearchParams } from '@vitrine/platform';
import { useCallback } from 'react';

/** Used instead of an id for the dialog of a row that does not exist yet. */
export const NEW_ROW = 'new';

/** The row whose dialog is open: kept in the page's address under `name`, so that it can be linked to and closed with Back. */
export function useDialogRow(name: string) {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (id: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete(name);
          else next.set(name, id);
          return next;
        },
        { preventScrollReset: true },
      ),
    [setParams, name],
  );
  const href = (id: string): string => {
    const next = new URLSearchParams(params);
    next.set(name, id);
    return `?${next.toString()}`;
  };
  const show = useCallback((id: string) => change(id), [change]);
  const close = useCallback(() => change(null), [change]);
  return { id: params.get(name), href, show, close };
}
