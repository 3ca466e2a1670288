import { useId } from 'react';
import type { Difference } from './differences.js';
import styles from './conflict-choice.module.css';
import { fieldLabel } from '../errors/field-label.js';

export type Side = 'yours' | 'theirs';

interface ConflictChoiceProps {
  /** Fields that are chosen together, such as the kind and the amount of a discount. */
  differences: readonly Difference[];
  labels: Readonly<Record<string, string>>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const SIDES = [
  ['yours', 'Yours'],
  ['theirs', 'Stored now'],
] as const;

/** Shows what two people entered in the same field, and asks which to keep. */
export function ConflictChoice({ differences, labels, chosen, onChoose }: ConflictChoiceProps) {
  const name = useId();
  const several = differences.length > 1;
  return (
    <fieldset className={styles.conflict}>
      <legend>{differences.map(({ path }) => fieldLabel(path, labels)).join(', ')}</legend>
      {SIDES.map(([side, title]) => (
        <label key={side} className={styles.option}>
          <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />
          <span>{title}</span>
          <span className={styles.value}>
            {differences
              .map(({ path, [side]: value }) =>
                several ? `${fieldLabel(path, labels)}: ${value || '—'}` : value || '—',
              )
              .join('\n')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
