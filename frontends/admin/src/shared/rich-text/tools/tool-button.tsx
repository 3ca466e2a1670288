import type { ComponentProps, ReactNode } from 'react';
import styles from './toolbar.module.css';

interface ToolButtonProps extends Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-expanded'> {
  label: string;
  /** Whether the format is active at the cursor; absent for a tool that only opens something. */
  pressed?: boolean;
  onClick: ComponentProps<'button'>['onClick'];
  children: ReactNode;
}

/** One tool of the toolbar. A press keeps the selection in the text. */
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
