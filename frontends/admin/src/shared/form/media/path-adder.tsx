import Input from '@mui/material/Input';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import styles from './path-adder.module.css';

/** Takes a typed path on Enter or by its button. */
export function PathAdder({ label, onAdd }: { label: string; onAdd: (path: string) => void }) {
  const [text, setText] = useState('');
  const add = () => {
    const path = text.trim();
    if (path === '') return;
    onAdd(path);
    setText('');
  };
  return (
    <div className={styles.adder}>
      <Input
        fullWidth
        value={text}
        placeholder="or a path, such as /uploads/…"
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        inputProps={{ 'aria-label': label, autoComplete: 'off', spellCheck: false }}
      />
      <Button kind="text" disabled={text.trim() === ''} aria-label={`Add ${label.toLowerCase()}`} onClick={add}>
        Add
      </Button>
    </div>
  );
}
