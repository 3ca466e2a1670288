import { Property } from '@mikro-orm/decorators/legacy';
import { actingStaffEmail } from '../auth/acting-staff.js';

/** A column with the e-mail address of the administrator who changed the row last; `null` if the system did, or before this was recorded. */
export const UpdatedBy = () =>
  Property({ type: 'text', nullable: true, onCreate: actingStaffEmail, onUpdate: actingStaffEmail });
