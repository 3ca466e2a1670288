import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

interface OpenForms {
  /** The number of forms on the screen that have unsaved changes. */
  count: number;
  /** Counts a form. @returns the function that ends counting it */
  opened: () => () => void;
}

const OpenFormsContext = createContext<OpenForms>({ count: 0, opened: () => () => undefined });

export function OpenFormsProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const opened = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  const value = useMemo(() => ({ count, opened }), [count, opened]);
  return <OpenFormsContext value={value}>{children}</OpenFormsContext>;
}

/** Whether the end of the session must ask for the password instead of leaving the screen. */
export const useHasOpenForm = (): boolean => useContext(OpenFormsContext).count > 0;

/** Counts a form while it is open, so that what is typed in it survives the end of the session. */
export function useOpenForm(open = true): void {
  const { opened } = useContext(OpenFormsContext);
  useEffect(() => (open ? opened() : undefined), [open, opened]);
}
