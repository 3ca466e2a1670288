import Input from '@mui/material/Input';
import { Button, FieldFrame } from '@vitrine/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from './entry-adder.module.css';

interface EntryAdderProps {
  /** Such as `colour`. */
  noun: string;
  hint?: ReactNode;
  error: string | undefined;
  action?: ReactNode;
  onAdd: (text: string) => void;
}

/** A field for new entries of a list: Enter, the button, or leaving it with something in it adds them. */
export function EntryAdder({ noun, hint = 'Several with commas between them', error, action, onAdd }: EntryAdderProps) {
  const [text, setText] = useState('');
  const id = useId();
  const add = () => {
    if (text.trim() !== '') onAdd(text);
    setText('');
  };
  return (
    <div className={styles.adder}>
      <FieldFrame label={`Add a ${noun}`} id={`${id}field`} helpId={`${id}help`} error={error} hint={hint}>
        <Input
          id={`${id}field`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          aria-describedby={`${id}help`}
          inputProps={{ lang: 'de', autoComplete: 'off', 'data-adder': '' }}
        />
      </FieldFrame>
      <div className={styles.buttons}>
        <Button kind="quiet" aria-label={`Add ${noun}`} onClick={add}>
          Add
        </Button>
        {action}
      </div>
    </div>
  );
}
