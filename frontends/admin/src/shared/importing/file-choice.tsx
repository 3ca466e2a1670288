import { Button } from '@vitrine/ui';
import { useRef } from 'react';

interface FileChoiceProps {
  kind: 'primary' | 'quiet';
  children: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Opens the system's picker for a CSV file. */
export function FileChoice({ kind, children, disabled, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same file can then be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
