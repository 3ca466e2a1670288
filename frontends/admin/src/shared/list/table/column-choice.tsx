import { storedJson, useStored } from '@vitrine/platform';
import { useMemo, useState } from 'react';
import { array, string } from 'yup';
import { PopoverButton } from '../popover-button.js';
import styles from './column-choice.module.css';
import type { Column } from './data-table.js';

const titles = array(string().required()).required();

/** The browser storage of a list's hidden columns. */
export const columnsKept = (name: string) =>
  storedJson(`admin-columns-${name}`, (value) => titles.validateSync(value, { strict: true }), [], 'local');

interface ColumnChoice<Chosen> {
  shown: readonly Chosen[];
  /** Titles of the columns that can be hidden. */
  optional: readonly string[];
  isShown: (title: string) => boolean;
  toggle: (title: string) => void;
}

/** Which columns of a table are shown; `kept` (a constant of {@link columnsKept}) remembers the hidden ones. */
export function useColumnChoice<Chosen extends Pick<Column<never>, 'title' | 'optional'>>(
  kept: ReturnType<typeof columnsKept>,
  columns: readonly Chosen[],
): ColumnChoice<Chosen> {
  const [hidden, setHidden] = useStored(kept);
  return useMemo(() => {
    const optional = columns.filter((column) => column.optional).map(({ title }) => title);
    const isShown = (title: string) => !(optional.includes(title) && hidden.includes(title));
    return {
      shown: columns.filter(({ title }) => isShown(title)),
      optional,
      isShown,
      toggle: (title) => setHidden(isShown(title) ? [...hidden, title] : hidden.filter((other) => other !== title)),
    };
  }, [columns, hidden, setHidden]);
}

/** The button that opens the choice of columns. */
export function ColumnChoiceButton({
  choice,
}: {
  choice: Pick<ColumnChoice<never>, 'optional' | 'isShown' | 'toggle'>;
}) {
  const [open, setOpen] = useState(false);
  return (
    <PopoverButton
      label="Columns"
      title="Columns shown"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <ul className={styles.list}>
        {choice.optional.map((title) => (
          <li key={title}>
            <label>
              <input type="checkbox" checked={choice.isShown(title)} onChange={() => choice.toggle(title)} />
              {title}
            </label>
          </li>
        ))}
      </ul>
    </PopoverButton>
  );
}
