import { readyTheme } from '@vitrine/ui';

/** Whoever loads this has the fields' own code behind them; the look of them is what it makes. */
export const readyLook = (): void => readyTheme('site');
