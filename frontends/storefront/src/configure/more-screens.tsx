import { AppScreens, type AppTheme, Device, type DeviceKind, type Screen } from '@vitrine/app-screens';
import { useLanguage } from '@vitrine/platform';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import styles from './more-screens.module.css';

const VIEWS: readonly { kind: DeviceKind; screen: Screen }[] = [
  { kind: 'phone', screen: 'reservation' },
  { kind: 'phone', screen: 'certificate' },
  { kind: 'tablet', screen: 'catalogue' },
];

const stay = (): void => undefined;

/** The design on more screens and devices, as pictures below the preview; not in the server's HTML, which they would make much longer. */
export function MoreScreens({ theme }: { theme: AppTheme }) {
  const { language } = useLanguage();
  const hydrated = useHydrated();
  return (
    <div className={styles.more} aria-hidden="true" inert>
      {VIEWS.map(({ kind, screen }) => (
        <div key={screen} className={styles.place} data-device={kind}>
          {hydrated && (
            <Device kind={kind} theme={theme}>
              <AppScreens theme={theme} language={language} screen={screen} onScreen={stay} />
            </Device>
          )}
        </div>
      ))}
    </div>
  );
}
