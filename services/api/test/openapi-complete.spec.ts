import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}
type Content = Record<string, { schema?: Schema; example?: unknown }>;
interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; description?: string; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** That this is the document the API gives is proven by every test run, which generates it anew. */
const file = join(import.meta.dirname, '../../../contracts/openapi/openapi.json');
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> };
};

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([key]) => key !== 'servers')
    .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);
const ERROR = { $ref: '#/components/schemas/ErrorDto' };
const WITHOUT_CONTENT = ['204', '304'];
/** A report of what is away, where others have an error. */
const REPORT = ['Health_ready', '503'];

/** The places of a schema that say nothing about what is there, so that no example could be made. */
function unsaid(schema: Schema | undefined, place: string): string[] {
  if (!schema) return [place];
  if (schema.$ref !== undefined)
    return schema.$ref.replace('#/components/schemas/', '') in components.schemas ? [] : [place];
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const saysNothing = [schema.type ?? []].flat().length === 0 && !schema.enum && choices.length === 0;
  return [
    ...(saysNothing ? [place] : []),
    ...choices.flatMap((choice) => unsaid(choice, place)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => unsaid(field, `${place}.${name}`)),
    ...([schema.type].flat().includes('array') ? unsaid(schema.items, `${place}[]`) : []),
    ...(typeof schema.additionalProperties === 'object' ? unsaid(schema.additionalProperties, `${place}.*`) : []),
  ];
}

const contents = (content: Content | undefined) => Object.entries(content ?? {});

test('the document has the operations', () => expect(operations.length).toBeGreaterThan(40));

test('every operation has a name of its own', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

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
      for (const [, { schema }] of contents(content)) expect(unsaid(schema, status)).toEqual([]);
    }
  });

  test('answers every error in the one shape, our own faults included', () => {
    expect(errors.map(([status]) => status)).toEqual(expect.arrayContaining(['500', '503']));
    for (const [status, { content }] of errors) {
      if (operation.operationId === REPORT[0] && status === REPORT[1]) continue;
      expect(content).toEqual({ 'application/json': { schema: ERROR } });
    }
  });

  test('says whether it needs a token, and then what happens without one', () => {
    expect(operation.security).toBeDefined();
    const takesToken = operation.security!.some((way) => 'bearer' in way);
    expect('401' in operation.responses).toBe(takesToken || operation.operationId === 'AdminSession_login');
    expect(components.securitySchemes).toHaveProperty('bearer');
  });

  test('says what it takes, with an example of what it knows', () => {
    for (const { name, schema } of operation.parameters ?? []) expect(unsaid(schema, name)).toEqual([]);
    const unexplained = operation.parameters?.filter((parameter) => parameter.in !== 'path' && !parameter.description);
    expect(unexplained ?? []).toEqual([]);
    for (const [type, { schema, example }] of contents(operation.requestBody?.content)) {
      expect(unsaid(schema, type)).toEqual([]);
      if (type === 'application/json') expect(example).toBeDefined();
      const names = Object.keys(example ?? {});
      expect(names.filter((name) => !(name in (schema?.properties ?? {})))).toEqual([]);
    }
    if (operation.requestBody) expect(operation.responses).toHaveProperty('400');
  });
});

test.each(Object.entries(components.schemas))('%s says what it holds', (name, schema) => {
  expect(unsaid(schema, name)).toEqual([]);
});
