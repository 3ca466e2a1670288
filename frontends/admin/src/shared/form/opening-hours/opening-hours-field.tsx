import Input from '@mui/material/Input';
import { type OpeningPeriod, type Weekday, WEEKDAYS, words } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, useId, useRef } from 'react';
import rows from '../entries/rows.module.css';
import { useListError } from '../media/use-list-error.js';
import { changed, isBackwards, newPeriod, without } from './opening-periods.js';
import styles from './opening-hours-field.module.css';

interface OpeningHoursFieldProps {
  /** Path of the Formik value, a list of {@link OpeningPeriod}. */
  name: string;
  label: string;
  hint?: ReactNode;
}

/** The times at which a store is open on each day of the week, in its own time zone; a day without any is closed. */
export function OpeningHoursField({ name, label, hint }: OpeningHoursFieldProps) {
  const [{ value: periods }, { touched }, { setValue, setTouched }] = useField<readonly OpeningPeriod[]>(name);
  const { submitCount } = useFormikContext();
  const listError = useListError(name);
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const error = touched || submitCount > 0 ? listError : undefined;

  const set = (next: readonly OpeningPeriod[]) => void setValue(next);
  const remove = (period: OpeningPeriod) => {
    set(without(periods, period));
    // the focus would be lost with the removed button
    group.current?.focus();
  };
  const describedBy = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ') || undefined;

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={rows.field}
      aria-describedby={describedBy}
      onBlur={() => void setTouched(true, false)}
    >
      <legend>{label}</legend>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ol className={rows.rows}>
        {WEEKDAYS.map((day) => (
          <Day
            key={day}
            day={day}
            periods={periods.filter((period) => period.day === day)}
            invalid={error !== undefined}
            errorId={`${id}error`}
            onAdd={() => set([...periods, newPeriod(periods, day)])}
            onChange={(period, part) => set(changed(periods, period, part))}
            onRemove={remove}
          />
        ))}
      </ol>
      {error !== undefined && (
        <p id={`${id}error`} className={rows.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface DayProps {
  day: Weekday;
  periods: readonly OpeningPeriod[];
  /** Whether anything in the whole field is refused. */
  invalid: boolean;
  errorId: string;
  onAdd: () => void;
  onChange: (period: OpeningPeriod, part: Partial<OpeningPeriod>) => void;
  onRemove: (period: OpeningPeriod) => void;
}

function Day({ day, periods, invalid, errorId, onAdd, onChange, onRemove }: DayProps) {
  const name = words(day);
  return (
    <li className={styles.day}>
      <span className={styles.name}>{name}</span>
      <div className={styles.periods}>
        {periods.length === 0 && <span className={styles.closed}>Closed</span>}
        {periods.map((period, index) => {
          const what = periods.length === 1 ? name : `${name}, ${String(index + 1)} of ${String(periods.length)}`;
          const wrong = invalid && isBackwards(period);
          const cell = { 'aria-invalid': wrong, 'aria-describedby': wrong ? errorId : undefined };
          return (
            <div key={index} className={styles.period}>
              <Input
                type="time"
                value={period.opens}
                error={wrong}
                onChange={({ target }) => onChange(period, { opens: target.value })}
                inputProps={{ ...cell, 'aria-label': `Opens on ${what}` }}
              />
              <span aria-hidden="true">–</span>
              <Input
                type="time"
                value={period.closes}
                error={wrong}
                onChange={({ target }) => onChange(period, { closes: target.value })}
                inputProps={{ ...cell, 'aria-label': `Closes on ${what}` }}
              />
              <Button kind="quiet" aria-label={`Remove the times of ${what}`} onClick={() => onRemove(period)}>
                Remove
              </Button>
            </div>
          );
        })}
      </div>
      <Button kind="quiet" aria-label={`Add times on ${name}`} onClick={onAdd}>
        Add times
      </Button>
    </li>
  );
}
