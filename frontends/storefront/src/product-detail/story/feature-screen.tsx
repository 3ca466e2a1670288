import { AppScreens, Device, EDITION_THEMES, findEditionName, type Screen } from '@vitrine/app-screens';
import { useLanguage } from '@vitrine/platform';
import type { FeatureScreen as ScreenName } from '@vitrine/schemas';
import styles from './feature-screen.module.css';

/** The screen that shows a feature, and which part of it. */
const VIEWS: Readonly<Record<ScreenName, { screen: Screen; part: 'upper' | 'lower' }>> = {
  house: { screen: 'house', part: 'upper' },
  catalogue: { screen: 'catalogue', part: 'upper' },
  wishlist: { screen: 'wishlist', part: 'upper' },
  reservation: { screen: 'wishlist', part: 'lower' },
  appointment: { screen: 'appointment', part: 'upper' },
  adviser: { screen: 'appointment', part: 'lower' },
  repair: { screen: 'repair', part: 'upper' },
  certificate: { screen: 'certificate', part: 'upper' },
};

const stay = (): void => undefined;

/** A part of the app as a picture, in the colours of an edition; loaded when the features are near the viewport. */
export default function FeatureScreen({ screen, productName }: { screen: ScreenName; productName: string }) {
  const { language } = useLanguage();
  const theme = EDITION_THEMES[findEditionName(productName)];
  const view = VIEWS[screen];
  return (
    <div className={styles.phone} data-part={view.part} aria-hidden="true" inert>
      <Device kind="phone" theme={theme}>
        <AppScreens theme={theme} language={language} screen={view.screen} onScreen={stay} />
      </Device>
    </div>
  );
}
