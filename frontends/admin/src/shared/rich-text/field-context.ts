import { createContext, type ReactNode } from 'react';

export interface RichTextFieldProps {
  /** Path of the Formik value: HTML, '' for none. */
  name: string;
  label: ReactNode;
  /** The label for assistive technology, such as `Content (English)`. */
  spokenLabel: string;
  /** Language of the text. */
  lang?: string;
}

/** The properties of the field around an editor. */
export const FieldContext = createContext<RichTextFieldProps>({ name: '', label: '', spokenLabel: '' });
