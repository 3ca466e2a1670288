import styles from './badge.module.css';

export type BadgeTone = 'fresh' | 'good' | 'waiting' | 'bad' | 'quiet' | 'lit';

interface BadgeProps {
  /** `fresh` is new to everyone, `good` as it should be, `waiting` needs attention, `bad` is over or refused, `quiet` is unused, `lit` stands out. */
  tone: BadgeTone;
  children: string;
}

/** A word about the state of a row. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}

/** Whether visitors see a row. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</Badge>
);
