import type { ComponentProps, ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolButtonProps extends Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded'> {
  label: string;
  /** Whether the tool is at work where the cursor stands; without it, it only opens something. */
  pressed?: boolean;
  onClick: ComponentProps<'button'>['onClick'];
  children: ReactNode;
}

/** One tool of the bar. A press leaves the selection in the text alone. */
export function ToolButton({ label, pressed, children, ...rest }: ToolButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
