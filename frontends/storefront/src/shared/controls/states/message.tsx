import type { ReactNode } from 'react';
import { Eyebrow } from '../eyebrow.js';
import styles from './message.module.css';

interface MessageProps {
  eyebrow?: string;
  title: string;
  text: string;
  /** Its `ActionLinks`, or what else leads on. */
  children: ReactNode;
}

/** A whole page that has only one thing to say. */
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
