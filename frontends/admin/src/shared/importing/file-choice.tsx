import { FilePicker } from '../form/upload/file-picker.js';

interface FileChoiceProps {
  kind: 'primary' | 'quiet';
  children: string;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Opens the system's picker for a CSV file. */
export function FileChoice({ onChoose, ...rest }: FileChoiceProps) {
  return (
    <FilePicker
      fieldLabel="CSV file"
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      onChoose={([file]) => file && onChoose(file)}
      {...rest}
    />
  );
}
