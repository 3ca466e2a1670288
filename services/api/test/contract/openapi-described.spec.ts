import { document, resolved, type Schema } from './openapi-document.js';

const { components } = document;

/** Schemas and the schemas in them, each with its place. */
function* schemasIn(schema: Schema, place: string): Generator<{ place: string; name: string; schema: Schema }> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield { place: `${place}.${name}`, name, schema: field };
    yield* schemasIn(field, `${place}.${name}`);
  }
  const inner = [
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  for (const each of inner) yield* schemasIn(each, place);
  if (typeof schema.additionalProperties === 'object') yield* schemasIn(schema.additionalProperties, `${place}.*`);
}
const fields = Object.entries(components.schemas).flatMap(([name, schema]) => [...schemasIn(schema, name)]);

test('every property has a description', () => {
  expect(fields.length).toBeGreaterThan(800);
  expect(
    fields
      .filter(({ schema }) => !(schema.description ?? resolved(schema).description)?.trim())
      .map(({ place }) => place),
  ).toEqual([]);
});

const getFormats = ({ format, anyOf }: Schema) => [format, ...(anyOf ?? []).map((each) => each.format)];
const isText = ({ type, anyOf }: Schema) => [type, ...(anyOf ?? []).map((each) => each.type)].flat().includes('string');

/** What WebAuthn names: its ids are bytes in base64url, and domains. */
const OF_WEBAUTHN = /^(?:CredentialDto|NewCredential|Passkey(?:Holder|Request)Dto|PasskeyProof|RelyingPartyDto)\./;

test.each([
  ['date', /(?:At|Date|Until|From)$|^(?:at|date)$/, /^date(?:-time)?$/],
  ['id', /(?:^id|Id)$/, /^uuid$/],
  ['e-mail address', /^(?:e|customerE)mail$/, /^email$/],
])('every %s has a format', (_kind, names, formats) => {
  // These are not UUIDs: the subject of a person is a keyed hash, a client may choose the request id, and a tax office gives the VAT id.
  const noId = ['subjectId', 'requestId', 'vatId'];
  const texts = fields.filter(
    ({ name, schema, place }) => names.test(name) && !noId.includes(name) && isText(schema) && !OF_WEBAUTHN.test(place),
  );
  expect(texts.length).toBeGreaterThan(3);
  const bare = texts.filter(({ schema }) => !getFormats(schema).some((format) => formats.test(format ?? '')));
  expect(bare.map(({ place }) => place)).toEqual([]);
});
