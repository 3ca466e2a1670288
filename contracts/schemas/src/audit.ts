import { object, type InferType } from 'yup';
import { maximumLengths } from './constants.js';
import { line } from './fields.js';
import { listQueryFields } from './list-query.js';
import { sentence } from './messages/translate.js';

const filter = () => line().max(maximumLengths.search, sentence('list.search')).default('');

const { page, limit } = listQueryFields();

/**
 * Query of `GET /api/admin/audit`; an empty value counts as not given. `action` is a whole action or its beginning up to a point (`privacy`),
 * `admin` an e-mail address or an id, `subject` an id or the e-mail address of a person whose data were exported or erased.
 */
export const auditListQuerySchema = object({
  action: filter(),
  admin: filter(),
  subject: filter(),
  page,
  limit,
}).noUnknown();

export type AuditListQuery = InferType<typeof auditListQuerySchema>;
