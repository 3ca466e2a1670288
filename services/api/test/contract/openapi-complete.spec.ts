import { ERROR_CODES } from '@vitrine/schemas';
import { document, operations, resolved, type Content, type Schema } from './openapi-document.js';

const { components } = document;
const ERROR = { $ref: '#/components/schemas/ErrorDto' };
/** 431 is answered by Node itself. */
const WITHOUT_CONTENT = ['204', '304', '431'];
const HEAD_TOO_LARGE = '431';
/** `GET /health/ready` answers 503 with a report of what is unreachable instead of an error. */
const REPORT = ['Health_ready', '503'];

/** The places of a schema without a type, an enum or choices, for which no example could be made. */
function findUntyped(schema: Schema | undefined, place: string): string[] {
  if (!schema) return [place];
  if (schema.$ref !== undefined)
    return schema.$ref.replace('#/components/schemas/', '') in components.schemas ? [] : [place];
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const isUntyped = [schema.type ?? []].flat().length === 0 && !schema.enum && choices.length === 0;
  return [
    ...(isUntyped ? [place] : []),
    ...choices.flatMap((choice) => findUntyped(choice, place)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => findUntyped(field, `${place}.${name}`)),
    ...([schema.type].flat().includes('array') ? findUntyped(schema.items, `${place}[]`) : []),
    ...(typeof schema.additionalProperties === 'object' ? findUntyped(schema.additionalProperties, `${place}.*`) : []),
  ];
}

const contents = (content: Content | undefined) => Object.entries(content ?? {});

test('the document is of OpenAPI 3.1 and has the operations', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(operations.length).toBeGreaterThan(40);
});

test('every operation has a name of its own', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

/** Operations that answer 401 although they take no token. */
const SIGN_INS = ['AdminSession_login', 'SecondStep_take', 'PasskeySignIn_ask', 'PasskeySignIn_signIn'];

describe.each(operations)('$name', ({ operation }) => {
  const answers = Object.entries(operation.responses);
  const ok = answers.filter(([status]) => /^[23]/.test(status));
  const errors = answers.filter(([status]) => /^[45]/.test(status));

  test('says what it does, and where it belongs', () => {
    expect(operation.summary).toMatch(/\S/);
    expect(operation.tags).toHaveLength(1);
  });

  test('says what it answers', () => {
    expect(ok.some(([status]) => status.startsWith('2'))).toBe(true);
    for (const [status, { description, content }] of answers) {
      expect(description).toMatch(/\S/);
      if (WITHOUT_CONTENT.includes(status)) expect(content).toBeUndefined();
      else expect(contents(content).length).toBeGreaterThan(0);
      for (const [, { schema }] of contents(content)) expect(findUntyped(schema, status)).toEqual([]);
    }
  });

  test('documents every error as ErrorDto with its codes, 500 and 503 included', () => {
    expect(errors.map(([status]) => status)).toEqual(expect.arrayContaining(['500', '503']));
    for (const [status, { content, description }] of errors) {
      if (status === HEAD_TOO_LARGE || (operation.operationId === REPORT[0] && status === REPORT[1])) continue;
      const [shape, { properties } = {}] = content?.['application/json']?.schema?.allOf ?? [];
      expect(shape).toEqual(ERROR);
      const codes = properties?.['code']?.enum ?? [];
      expect(codes).not.toEqual([]);
      for (const code of codes) {
        expect(ERROR_CODES).toContain(code);
        expect(description).toContain(`\`${String(code)}\``);
      }
    }
  });

  test('documents the headers of every answer', () => {
    for (const [status, { headers }] of answers) {
      if (status === HEAD_TOO_LARGE) continue;
      expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(['X-Request-Id', 'Cache-Control']));
      for (const header of Object.values(headers ?? {})) expect(resolved(header)).toHaveProperty('description');
    }
  });

  test('says whether it needs a token, and then what happens without one', () => {
    expect(operation.security).toBeDefined();
    const takesToken = operation.security!.some((way) => 'bearer' in way);
    expect('401' in operation.responses).toBe(takesToken || SIGN_INS.includes(operation.operationId));
    expect(components.securitySchemes).toHaveProperty('bearer');
  });

  test('describes its parameters and body, with an example that has only known fields', () => {
    for (const { name, schema, description } of operation.parameters) {
      expect(findUntyped(schema, name)).toEqual([]);
      expect(description).toMatch(/\S/);
    }
    for (const [type, { schema, example }] of contents(operation.requestBody?.content)) {
      expect(schema).toEqual({ $ref: expect.any(String) });
      if (type === 'application/json') expect(example).toBeDefined();
      const names = Object.keys(example ?? {});
      expect(names.filter((name) => !(name in (resolved(schema ?? {}).properties ?? {})))).toEqual([]);
    }
    if (operation.requestBody) expect(operation.responses).toHaveProperty('400');
  });

  test('is in a group that the document describes', () => {
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags ?? []));
  });
});

test('every header has a description and a type', () => {
  for (const header of [...Object.values(components.headers), ...Object.values(components.parameters)]) {
    expect(header.description).toMatch(/\S/);
    expect(findUntyped(header.schema, 'header')).toEqual([]);
  }
});

test('the code of an error is one of a list', () => {
  expect(components.schemas['ErrorDto']?.properties?.['code']?.$ref).toBe('#/components/schemas/ErrorCode');
  expect(components.schemas['ErrorCode']?.enum).toEqual([...ERROR_CODES].sort());
});

test.each(Object.entries(components.schemas))('%s has a type in every place', (name, schema) => {
  expect(findUntyped(schema, name)).toEqual([]);
});
