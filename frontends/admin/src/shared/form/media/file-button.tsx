import { Button } from '@vitrine/ui';
import { useRef } from 'react';
import { type MediaKind, mediaRules } from '../upload/media-kind.js';

interface FileButtonProps {
  kind: MediaKind;
  children: string;
  /** What it is for, with the visible words in it. */
  label?: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
}

/** Opens the system's file picker. */
export function FileButton({ kind, children, label, multiple, disabled, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="quiet" aria-label={label} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={mediaRules[kind].accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the same file can then be chosen again
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
