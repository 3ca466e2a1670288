const TAG = /<(\/?)([a-z0-9]+)([^a-z0-9<>][^<>]*)?>/g;
const STYLE = / style="([^"]*)"/;

const attribute = (declarations: readonly string[]) =>
  declarations.length > 0 ? ` style="${declarations.join(';')}"` : '';

/**
 * Moves the colours of other elements to a span around their content, because the editor keeps colours only on spans.
 * @param html the sanitiser's output: well-formed, with `<`, `>` and `"` escaped in texts and values
 */
export function moveColorsToSpans(html: string): string {
  const open: boolean[] = [];
  return html.replace(TAG, (tag: string, closing: string, name: string, rest: string | undefined) => {
    if (name === 'br') return tag;
    if (closing) return open.pop() ? `</span>${tag}` : tag;
    const declarations = STYLE.exec(rest ?? '')?.[1]?.split(';') ?? [];
    const colors = name === 'span' ? [] : declarations.filter((each) => !each.startsWith('text-align:'));
    open.push(colors.length > 0);
    if (colors.length === 0) return tag;
    const others = declarations.filter((each) => !colors.includes(each));
    return `<${name}${(rest ?? '').replace(STYLE, attribute(others))}><span${attribute(colors)}>`;
  });
}
