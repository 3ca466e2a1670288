import { useLocation } from '@vitrine/platform';
import { useCallback, useState } from 'react';

/** Parts of the bar that can be open, one at a time. */
export type BarPart = 'menu' | 'search';

/** The one toggle button: an open search closes, else an open menu closes, else the menu opens (public spec §2, Navigation bar). */
export const toggled = (open: BarPart | null): BarPart | null => (open === null ? 'menu' : null);

/** The open part; every navigation closes it. */
export function useOpenPart() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ part: BarPart | null; key: string }>({ part: null, key });
  const part = opened.key === key ? opened.part : null;
  const close = useCallback(() => setOpened({ part: null, key }), [key]);
  return {
    part,
    toggle: () => setOpened({ part: toggled(part), key }),
    open: (next: BarPart) => setOpened({ part: next, key }),
    close,
  };
}
