import { useTexts } from '@vitrine/platform';
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';
import { CONTROL_TEXTS } from '../texts.js';

/** Says that something is loading, and shows `children` (made of {@link Bone}s) in its shape meanwhile. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const t = useTexts(CONTROL_TEXTS);
  return (
    <div className={`${styles.skeleton} ${className ?? ''}`} role="status">
      <span className={styles.told}>{t('loading')}</span>
      {children}
    </div>
  );
}

/** A pale shape in place of what is to come; it stirs when that takes more than a moment. */
export function Bone({ as = 'line' }: { as?: 'line' | 'title' | 'picture' | 'field' }) {
  return <span aria-hidden="true" className={`${styles.bone} ${styles[as]}`} />;
}
