import { AppScreens, Device, EDITION_THEMES, findEditionName } from '@vitrine/app-screens';
import { useLanguage } from '@vitrine/platform';
import type { FeatureScreen as ScreenName } from '@vitrine/schemas';
import styles from './feature-screen.module.css';

const stay = (): void => undefined;

/** The upper part of a screen of the app as a picture, in the colours of an edition; loaded when the features are near the viewport. */
export default function FeatureScreen({ screen, productName }: { screen: ScreenName; productName: string }) {
  const { language } = useLanguage();
  const theme = EDITION_THEMES[findEditionName(productName)];
  return (
    <div className={styles.phone} aria-hidden="true" inert>
      <Device kind="phone" theme={theme}>
        <AppScreens theme={theme} language={language} screen={screen} onScreen={stay} />
      </Device>
    </div>
  );
}
