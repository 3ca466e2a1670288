import { changePasswordFormSchema, LENGTHS } from '@vitrine/schemas';

const loadRule = () => import(/* webpackChunkName: "password-strength" */ '@vitrine/schemas/password-strength');

/**
 * The form's rules with the API's own judgement of how easy a password is to guess. Its word lists come when a password is long enough to be
 * judged; where they do not come, the API's answer tells.
 */
export const changePasswordSchemaFor = (email: string) =>
  changePasswordFormSchema.test('strength', async ({ newPassword = '' }, { createError }) => {
    if (newPassword.length < LENGTHS.newPassword.min) return true;
    const rule = await loadRule().catch(() => undefined);
    const message = rule?.passwordWeakness(newPassword, email);
    return message === undefined || createError({ path: 'newPassword', message });
  });
