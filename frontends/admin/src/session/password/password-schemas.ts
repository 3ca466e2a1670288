import { changePasswordFormSchema, chosenPasswordFormSchema, LENGTHS } from '@vitrine/schemas';
import type { TestFunction } from 'yup';

const loadRule = () => import(/* webpackChunkName: "password-strength" */ '@vitrine/schemas/password-strength');

/**
 * The API's own judgement of how easy a password is to guess. Its word lists come when a password is long enough to be judged; where they do not come,
 * the API's answer tells.
 */
const strengthOf =
  <Field extends string>(field: Field, email: string): TestFunction<Partial<Record<Field, string>>> =>
  async (values, { createError }) => {
    const password = values[field] ?? '';
    if (password.length < LENGTHS.newPassword.min) return true;
    const rule = await loadRule().catch(() => undefined);
    const message = rule?.passwordWeakness(password, email);
    return message === undefined || createError({ path: field, message });
  };

/** The rules of the form that changes a password, with the judgement of the new one. */
export const changePasswordSchemaFor = (email: string) =>
  changePasswordFormSchema.test('strength', strengthOf('newPassword', email));

/** The rules of the form in which somebody chooses a password by a link, with the judgement of it. */
export const chosenPasswordSchemaFor = (email: string) =>
  chosenPasswordFormSchema.test('strength', strengthOf('password', email));
