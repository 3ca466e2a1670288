import { array, object, string, type InferType } from 'yup';
import { MAXIMUM_LENGTHS } from '../../constants.js';
import { described } from '../../fields/described.js';
import { blankAsAbsent, line, requiredChoice } from '../../fields/fields.js';
import { requestBody } from '../../fields/request-body.js';
import { sentence } from '../../messages/translate.js';

const BASE64URL = /^[\w-]+$/;
/** Maximum length of an id in characters; WebAuthn allows 1023 bytes. */
const ID_LENGTH = 1364;
/** Maximum length of an authenticator's answer; one with certificates has some kilobytes. */
const ANSWER_LENGTH = 65_536;
const MAX_TRANSPORTS = 10;
const TRANSPORT_LENGTH = 32;

const optionalBytes = (description: string, most = ANSWER_LENGTH) =>
  described(
    string()
      .strict()
      .typeError(sentence('passkey.answer'))
      .max(most, sentence('passkey.answer'))
      .matches(BASE64URL, { message: sentence('passkey.answer'), excludeEmptyString: true }),
    `${description}, base64url`,
  );

const bytes = (description: string, most?: number) =>
  optionalBytes(description, most).required(sentence('passkey.answer'));

const COMMON = {
  id: bytes('Id of the passkey', ID_LENGTH),
  rawId: bytes('The same', ID_LENGTH),
  type: described(requiredChoice(['public-key'] as const, sentence('passkey.answer')), 'Always `public-key`'),
};

const clientDataJSON = bytes('What the browser says of the challenge and the page');

const transports = described(
  array(
    string()
      .strict()
      .typeError(sentence('passkey.answer'))
      .required()
      .max(TRANSPORT_LENGTH, sentence('passkey.answer')),
  )
    .typeError(sentence('passkey.answer'))
    .max(MAX_TRANSPORTS, sentence('passkey.answer')),
  'How the authenticator is reached',
  { example: ['internal'] },
);

/** The browser's answer for a new passkey (WebAuthn: `RegistrationResponseJSON`); further fields are dropped. */
const newCredentialSchema = described(
  object({
    ...COMMON,
    response: described(
      object({
        clientDataJSON,
        attestationObject: bytes('The new public key, with what the authenticator says of itself'),
        transports,
      }),
      'The answer of the authenticator',
    ),
  })
    .typeError(sentence('passkey.answer'))
    .default(undefined),
  'What the browser answers when it has made a passkey: `PublicKeyCredential.toJSON()`',
  { title: 'NewCredential' },
);

/** The browser's answer for a used passkey (WebAuthn: `AuthenticationResponseJSON`); further fields are dropped. */
export const passkeyProofSchema = described(
  object({
    ...COMMON,
    response: described(
      object({
        clientDataJSON,
        authenticatorData: bytes('What the authenticator says of this use'),
        signature: bytes('By which it signs both'),
        userHandle: optionalBytes('Whose passkey it is', ID_LENGTH).nullable().transform(blankAsAbsent),
      }),
      'The answer of the authenticator',
    ),
  })
    .typeError(sentence('passkey.answer'))
    .default(undefined),
  'What the browser answers for a passkey: `PublicKeyCredential.toJSON()`',
  { title: 'PasskeyProof' },
);

const name = () =>
  described(
    line().max(MAXIMUM_LENGTHS.passkeyName, sentence('passkey.nameLength')),
    'How its holder tells it from others',
    { example: 'Telephone' },
  );

/** Body of `POST /api/admin/passkeys`. */
export const newPasskeySchema = requestBody(
  'NewPasskey',
  'A passkey that the browser has made; without a name it gets that of the browser',
  {
    name: name().transform(blankAsAbsent),
    passkey: newCredentialSchema.required(sentence('passkey.answer')),
  },
);

/** Body of `PATCH /api/admin/passkeys/{id}`, and rules of its form. */
export const passkeyNameSchema = requestBody('PasskeyName', 'Another name of a passkey', {
  name: name().required(sentence('passkey.name')),
});

/** Body of `POST /api/admin/login/passkey`. */
export const passkeySignInSchema = requestBody('PasskeySignIn', 'A sign-in by a passkey alone', {
  passkey: passkeyProofSchema.required(sentence('passkey.answer')),
});

/** Body of `POST /api/admin/login/passkey/options`. */
export const passkeyOptionsSchema = requestBody(
  'PasskeyOptions',
  'For which step of a sign-in a passkey is asked for',
  {
    challenge: described(
      string().strict().typeError(sentence('text.type')),
      'Of the first step, where the passkey is the second one; else any passkey of this site may be chosen',
    ),
  },
);

export type NewCredential = InferType<typeof newCredentialSchema>;
export type PasskeyProof = NonNullable<InferType<typeof passkeyProofSchema>>;
export type NewPasskey = InferType<typeof newPasskeySchema>;
export type PasskeyName = InferType<typeof passkeyNameSchema>;
export type PasskeySignIn = InferType<typeof passkeySignInSchema>;
export type PasskeyOptions = InferType<typeof passkeyOptionsSchema>;
