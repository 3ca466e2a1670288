import { type ChildNode, list, parse, type Root } from 'postcss';

/** A selector and the classes that a page needs for it to match. */
interface Selector {
  text: string;
  classes: string[];
}

/**
 * A part of a style sheet: a rule with its selectors, a condition (`@media` …) around parts, or text that is always included. Web fonts are left out.
 */
type Part = { selectors: Selector[]; body: string } | { condition: string; parts: Part[] } | { always: string };

/** A parsed style sheet, from which the rules that a page uses can be selected. */
export type StyleSheet = readonly Part[];

const conditions = ['media', 'supports', 'container', 'layer'];

/** Classes in brackets may be alternatives or negations, so the selector does not require them. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\[[^[\]]*\]|\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

const getClasses = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/** Text is shown in the substitute font until the complete style sheet loads the web font. */
const isFetchedFont = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name === 'font-face' && String(node).includes('url(');

function listParts(nodes: readonly ChildNode[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'comment' || isFetchedFont(node)) return [];
    if (node.type === 'rule') {
      const selectors = node.selectors.map((text) => ({ text, classes: getClasses(text) }));
      return [{ selectors, body: `{${node.nodes.join(';')}}` }];
    }
    if (node.type === 'atrule' && node.nodes && conditions.includes(node.name))
      return [{ condition: `@${node.name} ${node.params}`, parts: listParts(node.nodes) }];
    return [{ always: node.type === 'atrule' && node.nodes ? String(node) : `${String(node)};` }];
  });
}

/**
 * A browser looks up each font name without a `@font-face` in the system, which takes time. So web fonts of the same style sheet are removed from
 * font lists (not from the `font` shorthand), unless a list names nothing else.
 */
function leaveOutFetchedFonts(root: Root): void {
  const fetched = new Set<string>();
  root.walkDecls('font-family', ({ parent, value }) => {
    if (parent?.type === 'atrule' && isFetchedFont(parent)) fetched.add(unquoted(value));
  });
  root.walkDecls(/^(--.*|font-family)$/, (declaration) => {
    const fonts = list.comma(declaration.value);
    const available = fonts.filter((font) => !fetched.has(unquoted(font)));
    if (available.length > 0 && available.length < fonts.length) declaration.value = available.join(',');
  });
}

const unquoted = (name: string): string => name.replaceAll(/^["']|["']$/g, '');

/** @throws CssSyntaxError */
export function readStyleSheet(css: string): StyleSheet {
  const root = parse(css);
  leaveOutFetchedFonts(root);
  return listParts(root.nodes);
}

/** The classes of all elements. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The rules that may match elements of a page with these classes, in their order. */
export function usedStyles(sheet: StyleSheet, classes: ReadonlySet<string>): string {
  return sheet.map((part) => usedPart(part, classes)).join('');
}

function usedPart(part: Part, classes: ReadonlySet<string>): string {
  if ('always' in part) return part.always;
  if ('condition' in part) {
    const inside = usedStyles(part.parts, classes);
    return inside && `${part.condition}{${inside}}`;
  }
  const matching = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return matching.length > 0 ? matching.map(({ text }) => text).join(',') + part.body : '';
}
