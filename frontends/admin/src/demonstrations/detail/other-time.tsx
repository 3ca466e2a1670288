import { TextField } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { type DemonstrationValues, OTHER_TIME } from './demonstration-values.js';

/** A field for another time than the wishes, in the time zone of the request; shown only when that is chosen. */
export function OtherTime({ timeZone }: { timeZone: string }) {
  const { values } = useFormikContext<DemonstrationValues>();
  if (values.appointment !== OTHER_TIME) return null;
  return (
    <TextField name="otherTime" label="Other time" type="datetime-local" hint={`Local time in ${timeZone}.`} required />
  );
}
