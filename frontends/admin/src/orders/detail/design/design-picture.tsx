import { AppScreens, Device, type Screen, toFragment } from '@vitrine/app-screens';
import { useState } from 'react';
import type { Order } from '../../order.js';
import styles from './requested-design.module.css';

/** A clickable picture of the customer's app on a phone; its script is loaded with the first order that has a design. */
export default function DesignPicture({ configuration }: { configuration: NonNullable<Order['configuration']> }) {
  const [screen, show] = useState<Screen>('house');
  const theme = { ...configuration, dark: false };
  return (
    <>
      <Device kind="phone" theme={theme}>
        <AppScreens theme={theme} language="en" screen={screen} onScreen={show} />
      </Device>
      <a className={styles.open} href={`/configure${toFragment(theme)}`} target="_blank" rel="noreferrer">
        Open in the live preview
      </a>
    </>
  );
}
