import { createContext, type ReactNode } from 'react';

export interface RichTextFieldProps {
  /** Path of the Formik value: HTML, '' for none. */
  name: string;
  label: ReactNode;
  /** The label for assistive technology, such as `Content (English)`. */
  spokenLabel: string;
  /** Of the text. */
  lang?: string;
}

/** What the field around an editor says about it. */
export const FieldContext = createContext<RichTextFieldProps>({ name: '', label: '', spokenLabel: '' });
