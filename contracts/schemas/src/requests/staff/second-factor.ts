import { object, string, type InferType } from 'yup';
import { described } from '../../fields/described.js';
import { blankAsAbsent, line } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';
import { password } from './admin-session.js';
import { passkeyProofSchema } from './passkey.js';

const CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Removes the spaces and hyphens with which people group characters. */
const ungrouped = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/[\s-]+/gu, '') : value);

/** Normalises a recovery code for comparison: letters that look like digits become digits (Crockford's base 32). */
export const plainRecoveryCode = (typed: string): string =>
  typed
    .replace(/[\s-]+/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

const code = () =>
  described(
    string()
      .transform((_value: unknown, original: unknown) => ungrouped(original))
      .typeError(sentence('text.type'))
      .matches(CODE, { message: sentence('factor.code'), excludeEmptyString: true }),
    'The six digits that the authenticator app shows now; each works once',
    { example: '123456' },
  );

const recoveryCode = () =>
  described(
    line()
      .transform((value: unknown) => (typeof value === 'string' ? plainRecoveryCode(value) : value))
      .test('form', sentence('factor.recoveryCode'), (value) => !value || RECOVERY_CODE.test(value)),
    'One of the recovery codes, with or without hyphens; each works once',
    { example: 'K7QM-2XAH-94TD' },
  );

const isOneOf = (names: readonly string[]) => (body: object) =>
  names.filter((name) => (body as Record<string, unknown>)[name] !== undefined).length === 1;

const WAYS = ['code', 'recoveryCode', 'passkey'] as const;

/** Body of `POST /api/admin/login/second-factor`: the challenge, and exactly one of the other fields. */
export const secondStepSchema = requestBody(
  'SecondStep',
  'The second step of a sign-in: the challenge, and one way of proving it',
  {
    challenge: described(
      string().strict().typeError(sentence('text.type')).required(sentence('factor.challenge')),
      'What the first step answered',
    ),
    code: code().transform(blankAsAbsent),
    recoveryCode: recoveryCode().transform(blankAsAbsent),
    passkey: passkeyProofSchema.transform(blankAsAbsent),
  },
).test('one-way', sentence('factor.proof'), isOneOf(WAYS));

const STEP_UP_WAYS = ['password', 'code', 'passkey'] as const;

/** Body of `POST /api/admin/step-up`: exactly one of these fields. */
export const stepUpSchema = requestBody('StepUp', 'One way of proving that it is still oneself', {
  password: password('The password, where the account has no second factor'),
  code: code().transform(blankAsAbsent),
  passkey: passkeyProofSchema.transform(blankAsAbsent),
}).test('one-way', sentence('factor.proof'), isOneOf(STEP_UP_WAYS));

/** Body of `POST /api/admin/totp/confirm`. */
export const totpCodeSchema = requestBody('TotpCode', 'The first code that the app shows', {
  code: code().required(sentence('factor.code')),
});

/** Rules of the form for a recovery code in the second step of a sign-in. */
export const recoveryCodeFormSchema = object({
  recoveryCode: recoveryCode().required(sentence('factor.recoveryCode')),
});

export type SecondStep = InferType<typeof secondStepSchema>;
export type StepUp = InferType<typeof stepUpSchema>;
export type TotpCode = InferType<typeof totpCodeSchema>;
