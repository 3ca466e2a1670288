import { createContext, useContext, useLayoutEffect } from 'react';

/** What the bar lets its opened part do. */
export interface BarControls {
  /** Of the closed bar, in CSS pixels. */
  closedHeight: number;
  close: () => void;
  /** In CSS pixels; undefined is the closed bar's. */
  setHeight: (height: number | undefined) => void;
}

export const BarContext = createContext<BarControls | undefined>(undefined);

/** @throws Error outside the bar (public spec §8). */
export function useBar(): BarControls {
  const controls = useContext(BarContext);
  if (!controls) throw new Error('useBar is for what the navigation bar has opened');
  return controls;
}

/** Makes the bar `height` CSS pixels tall for as long as the part is there. */
export function useBarHeight(height: number): void {
  const { setHeight } = useBar();
  useLayoutEffect(() => {
    setHeight(height);
    return () => setHeight(undefined);
  }, [height, setHeight]);
}
