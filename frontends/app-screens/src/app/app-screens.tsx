import type { Language } from '@vitrine/schemas';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Adviser } from '../screens/adviser.js';
import { Appointment } from '../screens/appointment.js';
import { Catalogue } from '../screens/catalogue.js';
import { Certificate } from '../screens/certificate.js';
import { House } from '../screens/house.js';
import { Repair } from '../screens/repair.js';
import { Reservation } from '../screens/reservation.js';
import { Wishlist } from '../screens/wishlist.js';
import { appTexts } from '../texts.js';
import { type AppTheme, toStyle } from '../theme/theme.js';
import { AppContext, type AppState, type Screen } from './app-context.js';
import { AppHeader } from './app-header.js';
import styles from './app-screens.module.css';
import { TabBar } from './tab-bar.js';

const CONTENT: Readonly<Record<Screen, () => ReactNode>> = {
  house: House,
  catalogue: Catalogue,
  wishlist: Wishlist,
  reservation: Reservation,
  appointment: Appointment,
  adviser: Adviser,
  repair: Repair,
  certificate: Certificate,
};

const FIRST_STATE: AppState = { wishes: ['moonphase', 'solitaire'], day: 26, time: '15:00', booked: false };

interface AppScreensProps {
  theme: AppTheme;
  language: Language;
  screen: Screen;
  onScreen: (screen: Screen) => void;
  /** The element of a screen's heading; `p` where the app only illustrates a page. */
  heading?: 'h1' | 'h2' | 'h3' | 'p';
}

/**
 * The app of a house: eight screens that can be clicked through. It fills its container, whose font size is the app's unit, and has the layout of a
 * tablet where it is wide. It keeps choices, such as wishes and a day, while it is mounted.
 */
export function AppScreens({ theme, language, screen, onScreen, heading = 'p' }: AppScreensProps) {
  const [state, setState] = useState(FIRST_STATE);
  const content = useRef<HTMLDivElement>(null);
  const Content = CONTENT[screen];

  useEffect(() => {
    if (content.current) content.current.scrollTop = 0;
  }, [screen]);

  const app = {
    theme,
    language,
    texts: appTexts(language),
    Heading: heading,
    state,
    change: (changes: Partial<AppState>) => setState((before) => ({ ...before, ...changes })),
    show: onScreen,
  };
  return (
    <AppContext value={app}>
      <div className={styles.app} style={toStyle(theme)} lang={language} data-app-screen={screen}>
        <div className={styles.inside}>
          {screen !== 'house' && <AppHeader />}
          <div className={styles.content} ref={content}>
            <Content />
          </div>
          <TabBar screen={screen} />
        </div>
      </div>
    </AppContext>
  );
}
