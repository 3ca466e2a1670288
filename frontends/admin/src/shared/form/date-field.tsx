import { TextField, type TextFieldProps } from '@vitrine/ui';

interface DateFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'required' | 'disabled' | 'className'
> {
  /** Earliest and latest day the picker offers, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A day, `YYYY-MM-DD` or '' in Formik, chosen or typed in the browser's own field. */
export function DateField({ min, max, ...rest }: DateFieldProps) {
  return <TextField {...rest} type="date" inputProps={{ min, max }} />;
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The day in Europe/Berlin of an ISO 8601 time, or the day itself, for a {@link DateField}; '' for none. */
export function dayText(iso: string | null | undefined): string {
  if (!iso) return '';
  return iso.includes('T') ? berlinDay.format(new Date(iso)) : iso.slice(0, 10);
}
