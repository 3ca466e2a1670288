import type { OpenAPIObject } from '@nestjs/swagger';

interface Field {
  type?: string | string[];
  format?: string;
  anyOf?: object[];
}

/** Formats of an answer's texts, by the name of the field. */
const FORMATS: readonly (readonly [name: RegExp, format: string])[] = [
  [/At$|^at$/, 'date-time'],
  [/^date$/, 'date'],
  // a VAT id is not a UUID
  [/^id$|(?<!vat)Id$|^requestGroup$/, 'uuid'],
  [/^email$|Email$/, 'email'],
];

/** A coupon's period begins and ends with a day or a time. */
const DAY_OR_TIME = /^valid(?:From|Until)$/;

/** Not UUIDs: a person's subject id is a hash, and clients choose request ids. */
const NO_ID = new Set(['subjectId', 'requestId']);
/** Answers with the names of WebAuthn, whose ids are bytes in base64url or domains. */
const OF_WEBAUTHN = new Set(['CredentialDto', 'PasskeyHolderDto', 'PasskeyRequestDto', 'RelyingPartyDto']);
/** Empty after the person was erased. */
const MAYBE_EMPTY = new Set(['customerEmail']);

/** Gives texts of answers the format that their names imply: `…At` is a time, `…Id` an id. A field with a format keeps it. */
export function addFormats({ components }: OpenAPIObject): void {
  for (const [title, schema] of Object.entries(components?.schemas ?? {})) {
    if (!('properties' in schema) || OF_WEBAUTHN.has(title)) continue;
    for (const [name, field] of Object.entries(schema.properties ?? {})) addFormat(name, field as Field);
  }
}

function addFormat(name: string, field: Field): void {
  const types = [field.type ?? []].flat();
  if (!types.includes('string') || field.format !== undefined || field.anyOf !== undefined || NO_ID.has(name)) return;
  if (DAY_OR_TIME.test(name)) {
    Reflect.deleteProperty(field, 'type');
    const none = types.includes('null') ? [{ type: 'null' }] : [];
    field.anyOf = [{ type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }, ...none];
    return;
  }
  const format = FORMATS.find(([pattern]) => pattern.test(name))?.[1];
  if (format === undefined) return;
  if (!MAYBE_EMPTY.has(name)) field.format = format;
  else
    Object.assign(field, {
      anyOf: [
        { type: 'string', format },
        { type: 'string', maxLength: 0 },
      ],
      type: undefined,
    });
}
