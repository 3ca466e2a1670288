import fc from 'fast-check';
import type { Call } from './http-call.ts';
import type { Operation } from './operations.ts';

/** Texts that have broken programs before. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  "' or 1=1 --",
  '"; drop table orders; --',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '__proto__',
  'constructor',
  '\u202Egnp.exe',
  '\u{1F600}'.repeat(50),
  '\uD800',
  'İ\u0130ß',
  '%',
  '%E0%A4%A',
  '%00',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '2026-02-30',
  '9999999-12-31T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  '0197aaaa-0000-7000-8000-000000000000',
  'a'.repeat(300),
  'a@'.repeat(100),
  ','.repeat(250),
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const scalar = fc.oneof(
  text,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, -0.001, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 63),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(text, scalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([[[[]]]], Array(2000).fill(''), { a: { b: { c: null } } }) },
);

/** Printable, because no client library sends other headers. */
const headerText = fc.oneof(
  fc.constantFrom(...TEXTS.filter((each) => /^[ -~]*$/.test(each))),
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
);

const headers = fc.dictionary(
  fc.constantFrom(
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Cookie',
    'Forwarded',
    'Idempotency-Key',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
    'Origin',
    'Range',
    'Sec-Fetch-Site',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-HTTP-Method-Override',
    'X-Request-Id',
    'X-Vitrine-Proxy',
  ),
  headerText,
  { maxKeys: 4 },
);

/** A lone surrogate cannot be encoded. */
const encoded = (part: string): string => encodeURIComponent(part.toWellFormed());

const BOUNDARY = 'hostile-boundary';

function form(fields: [string, unknown][]): string {
  const parts = fields.map(([name, content]) => {
    const file = name.length % 3 === 0 ? '; filename="../a.html"\r\nContent-Type: image/png' : '';
    const written = typeof content === 'string' ? content : JSON.stringify(content);
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"${file}\r\n\r\n${written}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

type Body = Pick<Call, 'body' | 'headers'>;

const json = (content: unknown): Body => ({
  headers: { 'Content-Type': 'application/json' },
  body: typeof content === 'string' ? content : JSON.stringify(content),
});

function bodies({ fields = [], example, takesForms }: Operation): fc.Arbitrary<Body> {
  const names = fields.length > 0 ? fc.oneof(fc.constantFrom(...fields), text) : text;
  const some = fc.array(fc.tuple(names, value), { maxLength: 4 });
  return fc.oneof(
    // Nearly right, so that the call gets far.
    { weight: 5, arbitrary: some.map((changes) => json({ ...example, ...Object.fromEntries(changes) })) },
    { weight: 2, arbitrary: some.map((given) => json(Object.fromEntries(given))) },
    { weight: 1, arbitrary: value.map((given) => json(JSON.stringify(given))) },
    { weight: 1, arbitrary: fc.constantFrom('{', '[', '"', '{"a":', 'nul', '\u0000', '{"a":1}}').map(json) },
    { weight: 1, arbitrary: fc.constant(json('['.repeat(50_000))) },
    {
      weight: 1,
      arbitrary: fc.tuple(headerText, some).map(([type, given]) => ({
        headers: { 'Content-Type': type },
        body: form(given),
      })),
    },
    {
      weight: takesForms ? 4 : 1,
      arbitrary: some.map((changes) => ({
        headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: form([...Object.entries(example), ...changes]),
      })),
    },
  );
}

/**
 * Hostile calls of an operation.
 * @param ids of existing entries, so that some calls reach one
 */
export function hostileCalls(operation: Operation, ids: readonly string[]): fc.Arbitrary<Call> {
  const { method, path, parameters, fields } = operation;
  const inPath = fc.array(fc.oneof(text, fc.constantFrom(...ids)), { minLength: 3, maxLength: 3 });
  const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  const names = known.length > 0 ? fc.oneof(fc.constantFrom(...known), text) : text;
  const query = fc.array(fc.tuple(names, text), { maxLength: 4 });
  const body = fields === undefined ? fc.constant<Body>({}) : bodies(operation);
  return fc.tuple(inPath, query, headers, body).map(([parts, asked, others, sent]) => {
    let index = 0;
    // An empty part would be the path of another operation.
    const filled = path.replace(/\{\w+\}/g, () => encoded(parts[index++] || '-').replace(/^\.\.?$/, '-'));
    const search = asked.map(([name, given]) => `${encoded(name)}=${encoded(given)}`).join('&');
    return {
      method,
      path: search ? `${filled}?${search}` : filled,
      headers: { ...others, ...sent.headers },
      ...(sent.body !== undefined && { body: sent.body }),
    };
  });
}
