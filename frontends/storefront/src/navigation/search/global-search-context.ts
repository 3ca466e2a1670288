import { createContext } from 'react';

/** Closes the search over everything. */
export const GlobalSearchContext = createContext<() => void>(() => undefined);
