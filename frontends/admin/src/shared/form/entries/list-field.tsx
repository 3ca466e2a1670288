import { useField } from 'formik';
import { type ReactNode, useState } from 'react';
import Input from '@mui/material/Input';
import { FieldFrame, useFieldState } from '@vitrine/ui';
import { commaList, commaText } from './comma-list.js';

interface ListFieldProps {
  /** Path of the Formik value, a list of texts. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  lang?: 'de' | 'en';
}

/** A list of texts, written with commas between them. */
export function ListField({ name, label, hint = 'Separated by commas', placeholder, disabled, lang }: ListFieldProps) {
  const { input, error, id, helpId } = useFieldState<readonly string[] | null | undefined>(name);
  const [, , { setValue }] = useField<readonly string[]>(name);
  const list = input.value ?? [];
  const [typed, setTyped] = useState<string>();
  // the typed text is kept while it still means the same list
  const text = typed !== undefined && isSame(commaList(typed), list) ? typed : commaText(list);
  return (
    <FieldFrame {...{ label, id, helpId, error, hint, disabled }}>
      <Input
        id={id}
        name={name}
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => {
          setTyped(target.value);
          void setValue(commaList(target.value));
        }}
        onBlur={(event) => {
          setTyped(undefined);
          input.onBlur(event);
        }}
        aria-describedby={helpId}
        inputProps={{ lang, autoComplete: 'off' }}
      />
    </FieldFrame>
  );
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);
