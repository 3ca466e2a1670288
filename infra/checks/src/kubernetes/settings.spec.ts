import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { documentedVariables, readVariables } from '../variables/variables.ts';
import { KUBERNETES, kustomizations } from './manifests.ts';

const schema = JSON.parse(readFileSync(join(KUBERNETES, 'settings.schema.json'), 'utf8')) as {
  properties: Record<string, object>;
};
const validate = new Ajv({ allErrors: true }).compile(schema);
const faults = (settings: Record<string, string>) => (validate(settings) ? [] : (validate.errors ?? []));

const overlays = kustomizations().flatMap(({ directory, configMapGenerator = [] }) =>
  configMapGenerator.map(({ literals }) => {
    const settings = literals.map((literal) => {
      const at = literal.indexOf('=');
      return [literal.slice(0, at), literal.slice(at + 1)] as const;
    });
    return [directory, Object.fromEntries(settings)] as const;
  }),
);

test.each(overlays)('the settings of %s are valid by their schema', (_directory, settings) => {
  expect(faults(settings)).toEqual([]);
});

test.each([
  ['a forgotten setting', 'MAIL_FROM', undefined],
  ['a misspelt one', 'MAIL_FORM', 'Vitrine <orders@vitrine.example>'],
  ['a secret', 'JWT_SECRET', 'k3Vt9QmZ7xLw2Rb8Nc5Hs1Jd6Fy4Gp0T'],
  ['an address without https', 'PUBLIC_URL', 'http://shop.example'],
  ['demo data', 'DEMO_DATA', 'on'],
])('%s is a fault', (_what, name, value) => {
  const { [name]: _removed, ...rest } = overlays[0]?.[1] ?? {};
  expect(faults(value === undefined ? rest : { ...rest, [name]: value })).not.toEqual([]);
});

test('the schema names no variable that no process reads', () => {
  const read = readVariables();
  expect(Object.keys(schema.properties).filter((name) => !read.has(name))).toEqual([]);
});

/** Variables that the base sets, that a Secret holds, or that only a single machine or development needs. */
const ELSEWHERE =
  /^(?:NODE_ENV|HOST|(?:[A-Z_]+_)?PORT|API_URL|DATA_DIR|RELEASES_DIR|DEV_SERVER_URL|VITRINE_CONFIG|RELEASE_PRIVATE_KEY(?:_FILE)?|ADMIN_(?:EMAIL|PASSWORD)|OTEL_EXPORTER_OTLP_HEADERS)$|_(?:SECRET|KEYS)$|^(?:DATABASE(?:_[A-Z]+)?|REDIS|SMTP|STORAGE)_URL$/;

test('every variable that no Secret and no part of the base gives is a setting', () => {
  const missing = [...documentedVariables()].filter((name) => !(name in schema.properties) && !ELSEWHERE.test(name));
  expect(missing).toEqual([]);
});
