import { LOCALES } from '@vitrine/schemas/languages';
import type { ReactNode } from 'react';
import { useApp } from './app-context.js';
import styles from './parts.module.css';

/** The top of a screen: small capitals over its heading. */
export function ScreenTitle({ eyebrow, title }: { eyebrow: string; title: string }) {
  const { Heading } = useApp();
  return (
    <div className={styles.opening}>
      <span className={styles.eyebrow}>{eyebrow}</span>
      <Heading className={styles.title}>{title}</Heading>
    </div>
  );
}

interface ActionProps {
  onPress: () => void;
  /** Only for the main action of a screen. */
  filled?: boolean;
  children: ReactNode;
}

/** A button of the app. */
export function Action({ onPress, filled = false, children }: ActionProps) {
  return (
    <button type="button" className={filled ? styles.filled : styles.action} onClick={onPress}>
      {children}
    </button>
  );
}

interface ChoicesProps<Option extends string> {
  label: string;
  options: readonly Option[];
  chosen: Option;
  onChoose: (option: Option) => void;
  className: string | undefined;
  optionClass: string | undefined;
  /** What is shown of an option. */
  children: (option: Option) => ReactNode;
}

/** Buttons of which one is pressed. */
export function Choices<Option extends string>(props: ChoicesProps<Option>) {
  const { label, options, chosen, onChoose, className, optionClass, children } = props;
  return (
    <div className={className} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={optionClass}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {children(option)}
        </button>
      ))}
    </div>
  );
}

/** An amount in whole euros, in the format of the app's language. */
export function Amount({ euros }: { euros: number }) {
  const { language } = useApp();
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return <span className={styles.amount}>{format.format(euros)}</span>;
}

/** `text` with each `{name}` replaced by the value of that name. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
