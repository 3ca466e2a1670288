import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document, operations, resolved, type Schema } from '../contract/openapi-document.js';

/** The parts of an answer that are compared with the document. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body?: unknown;
  text?: string;
}

const PRODUCTS = ['GET /api/products', 'GET /api/products/{id}'];
const TIMELINES = ['orders', 'contacts/admin', 'demonstrations/admin'].map((path) => `GET /api/${path}/{id}/timeline`);
const SOMETIMES_COUNTED = [
  'GET /api/accessories',
  'GET /api/search',
  // Operations that keys may use are limited only for keys.
  ...operations.filter(({ operation }) => operation.security?.some((way) => 'key' in way)).map(({ name }) => name),
];
const SOMETIMES_EXPIRING = operations
  .filter(({ operation }) => operation.responses['200']?.headers?.['Expires'] !== undefined)
  .map(({ name }) => name);

const SOMETIMES_REPLAYED = operations.filter(({ name }) => name.startsWith('POST ')).map(({ name }) => name);

/** Operations whose answers have a header only sometimes, as the header's description says. */
const SOMETIMES: Readonly<Record<string, readonly string[]>> = {
  'Idempotency-Replayed': SOMETIMES_REPLAYED,
  'Content-Language': PRODUCTS,
  ETag: ['GET /api/products'],
  'Cache-Tag': PRODUCTS,
  Expires: SOMETIMES_EXPIRING,
  Link: [
    ...TIMELINES,
    'GET /api/admin/audit',
    'GET /api/admin/media-files',
    'GET /api/admin/trash',
    'GET /api/contacts/admin/all',
    'GET /api/demonstrations/admin/all',
    'GET /api/events',
    'GET /api/orders',
    'GET /api/admin/webhooks/{id}/deliveries',
  ],
  'RateLimit-Limit': SOMETIMES_COUNTED,
  'RateLimit-Remaining': SOMETIMES_COUNTED,
  'RateLimit-Reset': SOMETIMES_COUNTED,
};

/** Names of the schemas that others extend, so that further properties belong to them. */
const extended = new Set(
  [...JSON.stringify(document).matchAll(/"allOf":\[\{"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  ),
);

/** The schema without room for properties that it does not name. */
function closed(schema: Schema): Schema {
  const inner = structuredClone(schema) as Schema & { unevaluatedProperties?: boolean };
  for (const each of [...(inner.oneOf ?? []), ...(inner.anyOf ?? [])]) Object.assign(each, closed(each));
  if (inner.items) inner.items = closed(inner.items);
  for (const [name, field] of Object.entries(inner.properties ?? {})) inner.properties![name] = closed(field);
  if ((inner.properties || inner.allOf) && inner.additionalProperties === undefined)
    inner.unevaluatedProperties = false;
  return inner;
}

function compilerFor(schemas: Readonly<Record<string, Schema>>) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ components: { ...document.components, schemas } }, 'document');
  return (schema: Schema) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const validate = ajv.compile(JSON.parse(text) as object);
    return (body: unknown): string[] =>
      validate(body) ? [] : (validate.errors ?? []).map((error) => `${ajv.errorsText([error])} ${getParams(error)}`);
  };
}
const getParams = ({ params }: { params: object }) => JSON.stringify(params);

/** For answers: a property that the document does not name is a fault. */
const compileClosed = compilerFor(
  Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      extended.has(name) ? schema : closed(schema),
    ]),
  ),
);
/** As any reader of the document understands it. */
const compileAsWritten = compilerFor(document.components.schemas);

const validators = new Map<string, (body: unknown) => string[]>();

function createValidator(place: string, schema: Schema) {
  const known = validators.get(place) ?? compileClosed(closed(schema));
  validators.set(place, known);
  return known;
}

/** @returns how an answer of an operation (`GET /api/products`) differs from what the document says of it, empty when it does not */
export function differences(name: string, { status, headers, body, text }: Answer): string[] {
  const operation = operations.find((each) => each.name === name)?.operation;
  const documented = operation?.responses[String(status)];
  if (!documented) return [`${name}: ${status} is not documented: ${text ?? ''}`];
  const place = `${name} ${status}`;
  const missing = Object.keys(documented.headers ?? {})
    .filter((header) => !SOMETIMES[header]?.includes(name) && headers[header.toLowerCase()] === undefined)
    .map((header) => `${place}: the header ${header} is missing`);
  const wrong = Object.entries(documented.headers ?? {}).flatMap(([header, reference]) => {
    const value = [headers[header.toLowerCase()]].flat()[0];
    const { schema } = resolved(reference) as { schema: Schema };
    if (value === undefined) return [];
    const typed = schema.type === 'integer' ? Number(value) : value;
    return createValidator(header, schema)(typed).map((problem) => `${place} ${header}: ${problem}`);
  });
  return [
    ...missing,
    ...wrong,
    ...bodyDifferences(place, documented.content, String(headers['content-type'] ?? ''), body),
  ];
}

function bodyDifferences(
  place: string,
  content: Readonly<Record<string, { schema?: Schema }>> | undefined,
  sent: string,
  body: unknown,
): string[] {
  const type = sent.split(';')[0] ?? '';
  if (!content) return type === '' ? [] : [`${place}: a body of ${type}, where none is documented`];
  const schema = (content[type] ?? content['*/*'])?.schema;
  if (!schema) return [`${place}: ${type || 'no body'} is not documented`];
  if (type !== 'application/json') return [];
  return createValidator(place, schema)(body).map((problem) => `${place}: ${problem}`);
}

/** @returns the names of the schemas that a value satisfies, as any reader of the document understands them */
export const matching = (names: readonly string[], value: unknown): string[] =>
  names.filter((name) => compileAsWritten({ $ref: `#/components/schemas/${name}` })(value).length === 0);
