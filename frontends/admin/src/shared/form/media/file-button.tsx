import { FilePicker } from '../upload/file-picker.js';
import { type MediaKind, mediaRules } from '../upload/media-kind.js';

interface FileButtonProps {
  kind: MediaKind;
  children: string;
  /** Accessible name, which contains the visible words. */
  label?: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
}

/** Opens the system's file picker for files of a kind. */
export function FileButton({ kind, ...rest }: FileButtonProps) {
  return <FilePicker accept={mediaRules[kind].accept} {...rest} />;
}
