import { Button } from '@vitrine/ui';
import { useRef } from 'react';

interface FilePickerProps {
  kind?: 'primary' | 'quiet';
  children: string;
  /** Accessible name, which contains the visible words. */
  label?: string | undefined;
  /** Accessible name of the hidden field. */
  fieldLabel?: string;
  /** The `accept` of the field. */
  accept: string;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  onChoose: (files: File[]) => void;
}

/** Opens the system's file picker. */
export function FilePicker({
  kind = 'quiet',
  children,
  label,
  fieldLabel,
  disabled,
  onChoose,
  ...rest
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} aria-label={label} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={fieldLabel}
        {...rest}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
