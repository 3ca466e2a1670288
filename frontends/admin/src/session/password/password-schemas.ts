import { changePasswordFormSchema, chosenPasswordFormSchema, LENGTHS } from '@vitrine/schemas';
import type { TestFunction } from 'yup';

const loadRule = () => import(/* webpackChunkName: "password-strength" */ '@vitrine/schemas/password-strength');

/**
 * The API's own check of how easy a password is to guess. Its word lists are loaded when a password is long enough to be checked; where loading
 * fails, only the API checks it.
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

/** The rules of the form that changes a password, with the strength of the new one. */
export const changePasswordSchemaFor = (email: string) =>
  changePasswordFormSchema.test('strength', strengthOf('newPassword', email));

/** The rules of the form in which somebody chooses a password by a link, with its strength. */
export const chosenPasswordSchemaFor = (email: string) =>
  chosenPasswordFormSchema.test('strength', strengthOf('password', email));
