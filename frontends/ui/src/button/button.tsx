import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import { Link } from '@vitrine/platform';
import { useFormikContext } from 'formik';

type Kind = 'primary' | 'gold' | 'danger' | 'quiet' | 'text';

interface Appearance extends Pick<
  MuiButtonProps,
  'children' | 'className' | 'fullWidth' | 'aria-label' | 'aria-describedby' | 'id'
> {
  /** `primary` green, `gold` the one action on green, `danger`, `quiet` outlined, `text` without border and background. */
  kind?: Kind;
}

export interface ButtonProps extends Appearance, Pick<MuiButtonProps, 'disabled' | 'onClick' | 'autoFocus'> {
  type?: 'button' | 'submit' | 'reset';
  /** Work is running: the button is disabled and announces it. */
  busy?: boolean | undefined;
}

const KINDS = {
  primary: { variant: 'contained', color: 'primary' },
  gold: { variant: 'contained', color: 'secondary' },
  danger: { variant: 'contained', color: 'error' },
  quiet: { variant: 'outlined', color: 'primary' },
  text: { variant: 'text', color: 'primary' },
} as const satisfies Record<Kind, object>;

export function Button({ kind = 'primary', type = 'button', busy = false, ...rest }: ButtonProps) {
  return <MuiButton {...rest} {...KINDS[kind]} type={type} loading={busy} />;
}

/** Submits the Formik form around it; busy while that is running. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy' | 'onClick'>) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}

/** A link to a path of the site that looks like a button. */
export function ButtonLink({ kind = 'primary', to, ...rest }: Appearance & { to: string }) {
  return <MuiButton {...rest} {...KINDS[kind]} component={Link} to={to} />;
}
