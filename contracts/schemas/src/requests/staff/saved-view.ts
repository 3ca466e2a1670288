import { string, type InferType } from 'yup';
import { ADMIN_SCREENS, type AdminScreen } from '../../admin-screens.js';
import { MAXIMUM_LENGTHS } from '../../constants.js';
import { formFlag, version } from '../../fields/admin-fields.js';
import { choiceField } from '../../fields/choice-field.js';
import { described } from '../../fields/described.js';
import { line } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';
import type { Permission } from '../../permissions.js';

/** The screens whose list can be saved as a view, by their name in {@link ADMIN_SCREENS}. */
export const VIEW_LISTS = [
  'orders',
  'contacts',
  'demonstrations',
  'products',
  'accessories',
  'stores',
  'interviews',
  'articles',
  'coupons',
  'features',
] as const satisfies readonly (keyof typeof ADMIN_SCREENS)[];
export type ViewList = (typeof VIEW_LISTS)[number];

/** The permission needed to see a list, and so a view of it. */
export const viewPermission = (list: ViewList): Permission | undefined => {
  const screen: AdminScreen = ADMIN_SCREENS[list];
  return screen.permission;
};

/** Body of `POST /api/admin/views` and, with any subset of its fields, of `PUT /api/admin/views/{id}` (contract: A desk for several people). */
export const savedViewSchema = requestBody('SavedViewInput', 'A view of a list that staff come back to', {
  list: choiceField(VIEW_LISTS, 'view.list', 'Which list it is a view of', 'orders'),
  name: described(
    line().required(sentence('view.name')).max(MAXIMUM_LENGTHS.viewName, sentence('view.nameLength')),
    'What staff call it, without data about customers',
    { example: 'Pending for Vienna' },
  ),
  query: described(
    string()
      .transform((_value: unknown, original: unknown) =>
        typeof original === 'string' ? original.trim().replace(/^\?/, '') : original,
      )
      .max(MAXIMUM_LENGTHS.viewQuery, sentence('view.query'))
      .typeError(sentence('view.query'))
      .default(''),
    'Search, filters and order as the address of the list has them behind its `?`; may be empty',
    { example: 'status=pending&sort=-price' },
  ),
  shared: described(formFlag().default(false), 'Whether all who may read the list see it; else only whoever saved it', {
    example: false,
  }),
  version: version(),
});

export type SavedView = InferType<typeof savedViewSchema>;
