import { useFormikContext } from 'formik';

/** The text of the reply's form. */
export function useReplyText() {
  const { values, dirty, setFieldValue, resetForm } = useFormikContext<{ text: string }>();
  return { text: values.text, dirty, resetForm, setText: (text: string) => void setFieldValue('text', text) };
}
