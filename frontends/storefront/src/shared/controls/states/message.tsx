import type { ReactNode } from 'react';
import { Eyebrow } from '../eyebrow.js';
import styles from './message.module.css';

interface MessageProps {
  eyebrow?: string;
  title: string;
  text: string;
  /** `ActionLinks` or other links onward. */
  children: ReactNode;
}

/** A whole page with a single message. */
export function Message({ eyebrow, title, text, children }: MessageProps) {
  return (
    <section className={styles.message}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
