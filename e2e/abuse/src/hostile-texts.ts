import type { Schema } from './operations.ts';

/** Set by any script of a hostile text that runs. */
export const RAN = 'hostileScriptRan';

const script = `window.${RAN}=true`;

/** Each is tried in every field, because fields differ in length. */
export const HOSTILE_TEXTS = [
  `"><script>${script}</script>`,
  `'"><img src=x onerror=${script}>`,
  `<svg onload=${script}>`,
  `javascript:${script}`,
  `</script></title></textarea><body onload=${script}>{{constructor.constructor('${script}')()}}`,
  `\${${script}} {{7*7}} <%= 7*7 %> #{7*7} \u202Eevil\u202C \u{1F480}\u{1F468}\u200D\u{1F469} \u0000\u0008 <a href="javascript:${script}">x</a>`,
  `<p style="background:url(javascript:${script})" onmouseover="${script}">${'W'.repeat(4000)}</p>`,
];

const types = ({ type }: Schema): string[] => (Array.isArray(type) ? type : [type ?? '']);

/** What a field of this schema takes that holds the text; undefined where no text fits. */
export function hostileValue(schema: Schema, text: string): unknown {
  if (schema.enum) return undefined;
  if (types(schema).includes('string')) return Array.from(text).slice(0, schema.maxLength).join('');
  if (types(schema).includes('array')) {
    const item = schema.items && hostileValue(schema.items, text);
    return item === undefined ? undefined : [item];
  }
  const fields = Object.entries(schema.properties ?? {}).map(([name, each]) => [name, hostileValue(each, text)]);
  const fitting = fields.filter(([, value]) => value !== undefined);
  if (fitting.length > 0) return Object.fromEntries(fitting) as unknown;
  return typeof schema.additionalProperties === 'object' ? { [text.slice(0, 60)]: text.slice(0, 200) } : undefined;
}
