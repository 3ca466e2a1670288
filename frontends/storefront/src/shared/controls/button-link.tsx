import { Link } from '@vitrine/platform';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonTone = 'gold' | 'outline' | 'green' | 'line' | 'text';

/** The class of a button in one of the design's tones: gold is the one action that matters on a screen. */
export const buttonClass = (tone: ButtonTone): string => `${styles.button} ${styles[tone]}`;

/** A link that looks like a button. */
export function ButtonLink({ tone, ...link }: { tone: ButtonTone } & Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...link} className={buttonClass(tone)} />;
}
