import { demonstrationUpdateSchema, type DemonstrationStatus, instantOf, localTime, sentence } from '@vitrine/schemas';
import { object, string, type TestContext } from 'yup';
import type { Demonstration } from '../demonstration.js';

/** The choice of a time that is none of the wishes. */
export const OTHER_TIME = 'other';

/** The decision of staff about a request, and their notes. */
export interface DemonstrationValues {
  status: DemonstrationStatus;
  /** ISO 8601 of the chosen time, {@link OTHER_TIME}, or '' while none is chosen. */
  appointment: string;
  /** Another time than the wishes, `YYYY-MM-DDTHH:mm` in the time zone of the request. */
  otherTime: string;
  adminNotes: string;
}

export function valuesOf(demonstration: Demonstration | null): DemonstrationValues {
  const { status = 'new', appointment = null, adminNotes = null, wishes = [], timeZone = '' } = demonstration ?? {};
  const isWish = appointment === null || wishes.includes(appointment);
  return {
    status,
    appointment: isWish ? (appointment ?? '') : OTHER_TIME,
    otherTime: isWish ? '' : localTime(new Date(appointment), timeZone),
    adminNotes: adminNotes ?? '',
  };
}

/** The chosen time, ISO 8601; '' where there is none. Formik omits empty texts from the values that it validates. */
function chosenTime({ appointment = '', otherTime = '' }: Partial<DemonstrationValues>, timeZone: string): string {
  if (appointment !== OTHER_TIME) return appointment;
  const [date = '', time = ''] = otherTime.split('T');
  return instantOf(date, time, timeZone)?.toISOString() ?? '';
}

/** The request's body; it has a time only when the request is confirmed. */
export const bodyOf = (timeZone: string) => (values: DemonstrationValues) => ({
  status: values.status,
  adminNotes: values.adminNotes,
  ...(values.status === 'confirmed' && { appointment: chosenTime(values, timeZone) }),
});

/** The API's rules for the form's values; a time that was already confirmed is not checked again. */
export function formSchema(timeZone: string) {
  const checkTime = (field: 'appointment' | 'otherTime') => (_value: unknown, context: TestContext) => {
    const values = context.parent as DemonstrationValues;
    const present = (context.options.context as { present: DemonstrationValues }).present;
    const isOther = values.appointment === OTHER_TIME;
    if (values.status !== 'confirmed' || isOther !== (field === 'otherTime')) return true;
    const chosen = chosenTime(values, timeZone);
    if (present.status === 'confirmed' && chosen === chosenTime(present, timeZone)) return true;
    if (chosen === '') return context.createError({ message: sentence('demonstration.appointment') });
    try {
      demonstrationUpdateSchema.validateSyncAt('appointment', { appointment: chosen });
      return true;
    } catch (error) {
      return context.createError({ message: (error as Error).message });
    }
  };
  return object({
    appointment: string().test('chosen', checkTime('appointment')),
    otherTime: string().test('chosen', checkTime('otherTime')),
    adminNotes: demonstrationUpdateSchema.fields.adminNotes,
  });
}
