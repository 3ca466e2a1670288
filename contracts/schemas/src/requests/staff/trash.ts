import { object, type InferType } from 'yup';
import { MAXIMUM_LENGTHS } from '../../constants.js';
import { described } from '../../fields/described.js';
import { blankAsAbsent, choice, line } from '../../fields/fields.js';
import { sentence } from '../../messages/translate.js';
import { DELETED_KINDS } from '../../trash.js';
import { cursorField, pageQueryFields } from '../list-query.js';

/** Query of `GET /api/admin/trash`; an empty value counts as not given. */
export const trashListQuerySchema = object({
  search: described(
    line().max(MAXIMUM_LENGTHS.search, sentence('list.search')).default(''),
    'Every word must be part of the name or of the address of who deleted it, whatever case and accents',
    { example: 'rosenhag' },
  ),
  kind: described(
    choice(DELETED_KINDS, sentence('trash.kind')).transform(blankAsAbsent),
    'Only what was of this kind',
    { example: 'stores' },
  ),
  ...pageQueryFields(),
  cursor: cursorField(),
}).noUnknown();

export type TrashListQuery = InferType<typeof trashListQuerySchema>;
