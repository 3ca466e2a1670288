import Input from '@mui/material/Input';
import type { Language } from '@vitrine/schemas';
import { Button, useFieldState } from '@vitrine/ui';
import { useField } from 'formik';
import { useEffect, useRef } from 'react';
import { OrderButtons } from '../../shared/form/index.js';
import { moved, without } from '../../shared/form/entries/list-order.js';
import rowStyles from '../../shared/form/entries/rows.module.css';
import type { Specification } from './specifications.js';
import styles from './specifications-field.module.css';

interface SpecificationsFieldProps {
  /** Path of the Formik value, a list of {@link Specification}. */
  name: string;
  label: string;
  lang: Language;
}

/** A field for labels with their texts in one language, in the order in which visitors see them. */
export function SpecificationsField({ name, label, lang }: SpecificationsFieldProps) {
  const { input, error, id, helpId } = useFieldState<readonly Specification[]>(name);
  const [, , { setValue, setTouched }] = useField<readonly Specification[]>(name);
  const rows = input.value;
  const group = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);

  useEffect(() => {
    if (added.current) group.current?.querySelector<HTMLElement>('li:last-of-type input')?.focus();
    added.current = false;
  }, [rows.length]);

  const set = (next: readonly Specification[]) => void setValue(next);
  const add = () => {
    added.current = true;
    set([...rows, { label: '', text: '' }]);
  };
  const change = (index: number, part: Partial<Specification>) =>
    set(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  const remove = (index: number) => {
    set(without(rows, index));
    group.current?.focus();
  };
  const cell = {
    lang,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : helpId,
  };

  return (
    <fieldset ref={group} tabIndex={-1} className={styles.field} onBlur={() => void setTouched(true, false)}>
      <legend>{label}</legend>
      {rows.length > 0 && (
        <ol className={rowStyles.rows}>
          {rows.map((row, index) => {
            const what = `specification ${index + 1}`;
            return (
              <li key={index} className={styles.row}>
                <Input
                  id={index === 0 ? id : undefined}
                  value={row.label ?? ''}
                  placeholder={lang === 'de' ? 'Länge' : 'Length'}
                  error={error !== undefined}
                  onChange={({ target }) => change(index, { label: target.value })}
                  inputProps={{ ...cell, 'aria-label': `Label of ${what}` }}
                />
                <Input
                  value={row.text ?? ''}
                  placeholder="138 mm"
                  error={error !== undefined}
                  onChange={({ target }) => change(index, { text: target.value })}
                  inputProps={{ ...cell, 'aria-label': `Text of ${what}` }}
                />
                <OrderButtons
                  what={row.label || what}
                  index={index}
                  count={rows.length}
                  onMove={(to) => set(moved(rows, index, to))}
                  onRemove={() => remove(index)}
                />
              </li>
            );
          })}
        </ol>
      )}
      {error !== undefined && (
        <p id={helpId} className={rowStyles.error}>
          {error}
        </p>
      )}
      <Button kind="quiet" aria-label={`Add a specification: ${label}`} onClick={add}>
        Add a specification
      </Button>
    </fieldset>
  );
}
