import styles from './badge.module.css';

export type BadgeTone = 'fresh' | 'good' | 'waiting' | 'bad' | 'quiet' | 'lit';

interface BadgeProps {
  /**
   * `fresh`: new or confirmed; `good`: active, complete or successful; `waiting`: pending or incomplete; `bad`: failed or expired; `quiet`: inactive
   * or closed; `lit`: highlighted.
   */
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
