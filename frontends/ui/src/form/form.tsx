import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useRef } from 'react';

/** Formik's form without the browser's validation. After a submit that the schema or the server refuses, the first invalid field is focused. */
export function Form({ children, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset' | 'noValidate'>) {
  const { handleSubmit, handleReset, isSubmitting, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);

  useEffect(() => {
    if (isSubmitting) {
      sent.current = true;
      return;
    }
    if (!sent.current) return;
    sent.current = false;
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, isValid]);

  return (
    <form {...rest} ref={form} noValidate onSubmit={handleSubmit} onReset={handleReset}>
      {children}
    </form>
  );
}
