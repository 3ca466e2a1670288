import { createContext, useContext } from 'react';

/** `site` is for visitors (small capitals, large text), `office` for staff (dense, quiet). */
export type Look = 'site' | 'office';

const LookContext = createContext<Look>('site');

export const LookProvider = LookContext.Provider;

/** The look of the surrounding theme. */
export const useLook = (): Look => useContext(LookContext);
