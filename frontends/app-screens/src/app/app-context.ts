import { createContext, useContext } from 'react';
import type { FeatureScreen as Screen, Language } from '@vitrine/schemas';
import type { PieceId } from '../goods/goods.js';
import type { AppTexts } from '../texts.js';
import type { AppTheme } from '../theme/theme.js';

export { FEATURE_SCREENS as SCREENS, type FeatureScreen as Screen } from '@vitrine/schemas';

/** What a visitor has done in the demonstration app; kept while the app is shown. */
export interface AppState {
  wishes: readonly PieceId[];
  /** Day of the month shown in the calendar, and the time of that day. */
  day: number;
  time: string;
  /** Whether the appointment was requested. */
  booked: boolean;
}

interface App {
  theme: AppTheme;
  language: Language;
  texts: AppTexts;
  /** The element of a screen's heading, which depends on where the app is in a page. */
  Heading: 'h1' | 'h2' | 'h3' | 'p';
  state: AppState;
  change: (changes: Partial<AppState>) => void;
  show: (screen: Screen) => void;
}

export const AppContext = createContext<App | null>(null);

/**
 * The app that a screen belongs to.
 * @throws Error outside of `AppScreens`
 */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('A screen of the app needs AppScreens around it');
  return app;
}
