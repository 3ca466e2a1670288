import type { CSSProperties, ReactNode } from 'react';
import { Guilloche } from '../guilloche/guilloche.js';
import { type AppTheme, toStyle } from '../theme/theme.js';
import styles from './device.module.css';

/** What the app can be shown on. */
export const DEVICES = ['phone', 'tablet'] as const;
export type DeviceKind = (typeof DEVICES)[number];

/** Positions of the layers that make the body look thick. */
const DEPTH = [-3, -2, -1, 0, 1, 2, 3] as const;

const QUARTER_TURN = 90;

interface DeviceProps {
  kind: DeviceKind;
  theme: AppTheme;
  /** Rotation around the vertical axis, in degrees; the back is visible from 90 to 270. */
  turn?: number;
  /** The screens. */
  children: ReactNode;
}

/** A phone or a tablet, as wide as its container; everything on it scales with it. Its back has the pattern and the name of the house. */
export function Device({ kind, theme, turn = 0, children }: DeviceProps) {
  const away = Math.cos((turn / QUARTER_TURN) * (Math.PI / 2)) < 0;
  return (
    <div
      className={styles.device}
      data-device={kind}
      style={{ ...toStyle(theme), '--turn': `${turn}deg` } as CSSProperties}
    >
      <div className={styles.body}>
        {DEPTH.map((layer) => (
          <div key={layer} className={styles.layer} style={{ '--layer': layer } as CSSProperties} />
        ))}
        <div className={styles.front} inert={away}>
          <div className={styles.screen}>{children}</div>
          <div className={styles.camera} />
        </div>
        <div className={styles.back} aria-hidden="true">
          <Guilloche pattern={theme.pattern} className={styles.pattern} />
          <span className={styles.house}>{theme.house}</span>
        </div>
      </div>
    </div>
  );
}
