import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useRef } from 'react';

/** Formik's form without the browser's own bubbles; a refused submit moves the focus to the first wrong field. */
export function Form({ children, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset' | 'noValidate'>) {
  const { handleSubmit, handleReset, submitCount, isValidating, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    if (isValidating || submitCount === answered.current) return;
    answered.current = submitCount;
    if (!isValid) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isValidating, isValid]);

  return (
    <form {...rest} ref={form} noValidate onSubmit={handleSubmit} onReset={handleReset}>
      {children}
    </form>
  );
}
