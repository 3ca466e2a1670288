import { useTexts } from '@vitrine/platform';
import type { ReactNode } from 'react';
import common from '../../common.module.css';
import styles from './skeleton.module.css';
import { CONTROL_TEXTS } from '../texts.js';

type BoneShape = 'line' | 'title' | 'picture' | 'field';

interface SkeletonProps {
  className?: string | undefined;
  /** Its shape, from above. */
  bones?: readonly BoneShape[];
  /** Its shape where that is more than a column: made of {@link Bones}. */
  children?: ReactNode;
}

/** Says that something is loading, and shows its shape meanwhile. */
export function Skeleton({ className, bones = [], children }: SkeletonProps) {
  const t = useTexts(CONTROL_TEXTS);
  return (
    <div className={`${styles.skeleton} ${className ?? ''}`} role="status">
      <span className={common.visuallyHidden}>{t('loading')}</span>
      <Bones of={bones} />
      {children}
    </div>
  );
}

/** Pale shapes in place of what is to come, one below the other; they stir when that takes more than a moment. */
export function Bones({ of }: { of: readonly BoneShape[] }) {
  return of.map((shape, index) => <span key={index} aria-hidden="true" className={styles.bone} data-shape={shape} />);
}

/** Takes the place of three cards with picture, name and a line of text while they are loading; `className` is their list's look. */
export function CardSkeleton({ className }: { className: string | undefined }) {
  return (
    <Skeleton className={className}>
      {[1, 2, 3].map((card) => (
        <div key={card}>
          <Bones of={['picture', 'title', 'line']} />
        </div>
      ))}
    </Skeleton>
  );
}
