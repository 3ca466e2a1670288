import { ButtonLink } from '@vitrine/ui';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

interface LeadingPanelProps {
  title: string;
  children: ReactNode;
  to: string;
  /** Label of the link. */
  label: string;
}

/** Describes another screen, with a link to it. */
export function LeadingPanel({ title, children, to, label }: LeadingPanelProps) {
  return (
    <section className={styles.leading}>
      <h2>{title}</h2>
      <p>{children}</p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </section>
  );
}
