import { useTexts } from '@vitrine/platform';
import type { ReactNode } from 'react';
import common from '../../common.module.css';
import styles from './skeleton.module.css';
import { CONTROL_TEXTS } from '../texts.js';

type BoneShape = 'line' | 'title' | 'picture' | 'field';

interface SkeletonProps {
  className?: string | undefined;
  /** Its shapes, from top to bottom. */
  bones?: readonly BoneShape[];
  /** For more than one column: content made of {@link Bones}. */
  children?: ReactNode;
}

/** A skeleton, which announces that something is loading. */
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

/** The shapes of a skeleton, one below the other; they are animated after a delay. */
export function Bones({ of }: { of: readonly BoneShape[] }) {
  return of.map((shape, index) => <span key={index} aria-hidden="true" className={styles.bone} data-shape={shape} />);
}

/** The skeleton of three cards with picture, name and a line of text; `className` is that of their list. */
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
