import { messageText } from '@vitrine/schemas';
import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { type FocusEvent, useId } from 'react';
import { afterPress } from './after-press.js';
import { useUiLanguage } from './ui-language.js';

export interface FieldState<T> {
  input: FieldInputProps<T>;
  /** The error in the language of rule messages, once the field was left or the form was submitted. */
  error: string | undefined;
  id: string;
  /** Id of the text under the field. */
  helpId: string;
}

/** A Formik field's value, handlers and message; `name` is a dotted path such as `customerInfo.email`. */
export function useFieldState<T>(name: string): FieldState<T> {
  const [input, { error, touched }] = useField<T>(name);
  const { submitCount } = useFormikContext();
  const language = useUiLanguage();
  const id = useId();
  const isShown = typeof error === 'string' && (touched || submitCount > 0);
  const onBlur = (event: FocusEvent) => afterPress(() => input.onBlur(event));
  return {
    input: { ...input, onBlur },
    error: isShown ? messageText(error, language) : undefined,
    id: `${id}field`,
    helpId: `${id}help`,
  };
}
