import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { Switch } from './switch.js';

/** {@link Switch} bound to a Formik value, a boolean. */
export function SwitchField({
  name,
  ...rest
}: { name: string } & Omit<ComponentProps<typeof Switch>, 'checked' | 'onChange'>) {
  const [{ value }, , { setValue }] = useField<boolean>(name);
  return <Switch {...rest} name={name} checked={Boolean(value)} onChange={(checked) => void setValue(checked)} />;
}
