import { useTexts } from '@vitrine/platform';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icons.js';
import styles from './combobox.module.css';
import { SEARCH_TEXTS } from './texts.js';

export interface Suggestion {
  key: string;
  label: string;
  /** The kind of the suggestion. */
  note?: string;
  choose: () => void;
}

interface ComboboxProps {
  text: string;
  onText: (text: string) => void;
  suggestions: readonly Suggestion[];
  /** Status line above the field, also announced by screen readers. */
  status: ReactNode;
}

/** The next row for each key; -1 is the field itself, between the last row and the first. */
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 < count ? active + 1 : -1),
  ArrowUp: (active, count) => (active < 0 ? count - 1 : active - 1),
};

/** A text field with suggestions (ARIA combobox): arrow keys choose a row, Enter opens it, or the first row if none is chosen. */
export function Combobox({ text, onText, suggestions, status }: ComboboxProps) {
  const t = useTexts(SEARCH_TEXTS);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [activeKey, setActiveKey] = useState<string>();
  const active = suggestions.findIndex(({ key }) => key === activeKey);
  const rowId = (index: number) => `${id}-${index}`;

  // in an effect, so that a dialog around it has stored the previous focus first
  useEffect(() => field.current?.focus(), []);

  const type = (next: string) => {
    setActiveKey(undefined);
    onText(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || suggestions.length === 0) return;
    event.preventDefault();
    setActiveKey(suggestions[step(active, suggestions.length)]?.key);
  };

  return (
    <form
      className={styles.search}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        suggestions[Math.max(active, 0)]?.choose();
      }}
    >
      <p className={styles.status} role="status">
        {status}
      </p>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('search')}
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? rowId(active) : undefined}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('search')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          >
            {t('clear')}
          </button>
        )}
      </div>
      <ul id={`${id}-list`} className={styles.list} role="listbox" aria-label={t('suggestions')}>
        {suggestions.map(({ key, label, note, choose }, index) => (
          <li
            key={key}
            id={rowId(index)}
            role="option"
            aria-selected={index === active}
            // keeps the focus in the field
            onMouseDown={(event) => event.preventDefault()}
            onClick={choose}
          >
            <span>{label}</span>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </form>
  );
}
