import { AppScreens, type AppTheme, Device, type DeviceKind, DEVICES, type Screen } from '@vitrine/app-screens';
import { useLanguage, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import styles from './app-stage.module.css';
import { Segments } from './segments.js';
import { APP_PREVIEW_TEXTS } from './texts.js';

/** Initial rotation of the phone in degrees, so that its depth is visible. */
const FIRST_TURN = -16;
const MAX_ROTATION = 180;

interface AppStageProps {
  theme: AppTheme;
  onDark: (dark: boolean) => void;
  /** The first screen. */
  first?: Screen;
  /** Beside a form, of which it leaves more visible on narrow windows. */
  besideForm?: boolean;
}

/** The app on a phone or a tablet that can be turned, in light or dark; its screens can be clicked through. */
export function AppStage({ theme, onDark, first = 'house', besideForm = false }: AppStageProps) {
  const t = useTexts(APP_PREVIEW_TEXTS);
  const { language } = useLanguage();
  const [device, setDevice] = useState<DeviceKind>('phone');
  const [turn, setTurn] = useState(FIRST_TURN);
  const [screen, show] = useState<Screen>(first);
  const away = Math.abs(turn) > MAX_ROTATION / 2;
  return (
    <section className={styles.stage} data-beside-form={besideForm || undefined} aria-label={t('region')}>
      <div className={styles.device} data-device={device}>
        <Device kind={device} theme={theme} turn={turn}>
          <AppScreens theme={theme} language={language} screen={screen} onScreen={show} />
        </Device>
      </div>
      <div className={styles.tools}>
        <Segments
          label={t('devices')}
          name="preview-device"
          value={device}
          options={DEVICES.map((value) => ({
            value,
            label:
              value === 'tablet' ? (
                <>
                  {t(value)} <span className={styles.rest}>{t('counter')}</span>
                </>
              ) : (
                t(value)
              ),
          }))}
          onChange={(chosen) => {
            setDevice(chosen);
            setTurn(chosen === 'phone' ? FIRST_TURN : 0);
          }}
        />
        <Segments
          label={t('light')}
          name="preview-light"
          value={theme.dark ? 'dark' : 'bright'}
          options={[
            { value: 'bright', label: t('bright') },
            { value: 'dark', label: t('dark') },
          ]}
          onChange={(chosen) => onDark(chosen === 'dark')}
        />
        <div className={styles.turns}>
          <label className={styles.turn}>
            <span>{t('turn')}</span>
            <input
              type="range"
              min={-MAX_ROTATION}
              max={MAX_ROTATION}
              step={4}
              value={turn}
              aria-valuetext={t('degrees', { degrees: turn })}
              onChange={({ target }) => setTurn(target.valueAsNumber)}
            />
          </label>
          <button type="button" className={styles.flip} onClick={() => setTurn(away ? FIRST_TURN : MAX_ROTATION)}>
            {t(away ? 'front' : 'back')}
          </button>
        </div>
      </div>
      <p className={styles.hint}>{t('hint')}</p>
    </section>
  );
}
