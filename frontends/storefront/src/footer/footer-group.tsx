import { type ReactNode, useState } from 'react';
import { useTexts } from '@vitrine/platform';
import styles from './footer.module.css';
import type { GROUPS } from './groups.js';
import { FOOTER_TEXTS } from './texts.js';

interface FooterGroupProps {
  name: (typeof GROUPS)[number];
  /** The entries of its list. */
  children: ReactNode;
}

/** A group of links; on a phone it is expanded by its heading. */
export function FooterGroup({ name, children }: FooterGroupProps) {
  const t = useTexts(FOOTER_TEXTS);
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles.group} aria-labelledby={`footer-${name}`} data-open={open || undefined}>
      <h2 id={`footer-${name}`} className={styles.heading}>
        {t(name)}
      </h2>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-labelledby={`footer-${name}`}
        onClick={() => setOpen(!open)}
      />
      <ul className={styles.links}>{children}</ul>
    </nav>
  );
}
