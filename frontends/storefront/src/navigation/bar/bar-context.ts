import { createContext, useContext, useLayoutEffect } from 'react';

/** What an opened part can do with the bar. */
export interface BarControls {
  /** Height of the closed bar, in CSS pixels. */
  closedHeight: number;
  close: () => void;
  /** In CSS pixels; undefined = the height of the closed bar. */
  setHeight: (height: number | undefined) => void;
}

export const BarContext = createContext<BarControls | undefined>(undefined);

/** @throws Error outside the bar (public spec §8). */
export function useBar(): BarControls {
  const controls = useContext(BarContext);
  if (!controls) throw new Error('useBar is for what the navigation bar has opened');
  return controls;
}

/** Makes the bar `height` CSS pixels tall while the part is mounted. */
export function useBarHeight(height: number): void {
  const { setHeight } = useBar();
  useLayoutEffect(() => {
    setHeight(height);
    return () => setHeight(undefined);
  }, [height, setHeight]);
}
