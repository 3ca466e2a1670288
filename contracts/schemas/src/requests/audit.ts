import { object, type InferType } from 'yup';
import { MAXIMUM_LENGTHS } from '../constants.js';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { cursorField, pageQueryFields } from './list-query.js';
import { sentence } from '../messages/translate.js';

const filter = (description: string, example: string) =>
  described(line().max(MAXIMUM_LENGTHS.search, sentence('list.search')).default(''), description, { example });

/** Query of `GET /api/admin/audit`; an empty value counts as not given. */
export const auditListQuerySchema = object({
  action: filter('A whole action, or its beginning up to a point: `privacy` finds `privacy.export`', 'privacy'),
  admin: filter(
    'E-mail address or id of who did it; of a program its id, or `key:` and its name',
    'owner@house.example',
  ),
  subject: filter(
    'Id of the thing, or the e-mail address of a person whose data were exported or erased',
    '0197a3f2-7c1e-7000-8000-000000000000',
  ),
  ...pageQueryFields(),
  cursor: cursorField(),
}).noUnknown();

export type AuditListQuery = InferType<typeof auditListQuerySchema>;
