import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  /** Label of the button that sends the form before the page is hydrated. */
  submit: string;
  /** Query parameter of the page's own address. */
  name: string;
  value: string;
  onType: (text: string) => void;
}

/** Filters the list of its page while typing; before the page is hydrated, it requests the filtered page from the server. */
export function SearchField({ label, submit, name, value, onType }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const stay = (event: FormEvent) => event.preventDefault();
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onType(typed);
  });
  // React gets no event for input before hydration.
  useEffect(() => takeTyped(), []);
  return (
    <form className={styles.field} role="search" onSubmit={stay}>
      <label htmlFor={id}>{label}</label>
      <div>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          value={value}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
        <button type="submit" className={styles.submit}>
          {submit}
        </button>
      </div>
    </form>
  );
}
