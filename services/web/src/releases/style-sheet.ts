import { type ChildNode, list, parse, type Root } from 'postcss';

/** A selector and the classes without which it fits nothing. */
interface Selector {
  text: string;
  classes: string[];
}

/** A part of a style sheet: a rule by its selectors, a condition (`@media` …) around parts, or what always counts. Fonts to fetch are none. */
type Part = { selectors: Selector[]; body: string } | { condition: string; parts: Part[] } | { always: string };

/** A style sheet, read so that of each page only what it uses can be taken. */
export type StyleSheet = readonly Part[];

const conditions = ['media', 'supports', 'container', 'layer'];

/** What is in brackets may be an alternative or a negation, so nothing of it is needed. */
function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\[[^[\]]*\]|\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

const getClasses = (selector: string): string[] =>
  [...withoutBrackets(selector).matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/** Text is read in the substitute font until the whole sheet brings it. */
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
 * A browser asks the system, and waits for the answer, for each name that no face stands for; so lists of fonts (not the `font` shorthand) are
 * without those whose faces the same sheet fetches. A list of nothing else stays.
 */
function leaveOutFetchedFonts(root: Root): void {
  const fetched = new Set<string>();
  root.walkDecls('font-family', ({ parent, value }) => {
    if (parent?.type === 'atrule' && isFetchedFont(parent)) fetched.add(unquoted(value));
  });
  root.walkDecls(/^(--.*|font-family)$/, (declaration) => {
    const fonts = list.comma(declaration.value);
    const here = fonts.filter((font) => !fetched.has(unquoted(font)));
    if (here.length > 0 && here.length < fonts.length) declaration.value = here.join(',');
  });
}

const unquoted = (name: string): string => name.replaceAll(/^["']|["']$/g, '');

/** @throws CssSyntaxError when it is none */
export function readStyleSheet(css: string): StyleSheet {
  const root = parse(css);
  leaveOutFetchedFonts(root);
  return listParts(root.nodes);
}

/** Every class that stands at an element. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** The rules that may fit elements of a page with these classes, in their order; of the rest, nothing could be seen. */
export function usedStyles(sheet: StyleSheet, classes: ReadonlySet<string>): string {
  return sheet.map((part) => usedPart(part, classes)).join('');
}

function usedPart(part: Part, classes: ReadonlySet<string>): string {
  if ('always' in part) return part.always;
  if ('condition' in part) {
    const inside = usedStyles(part.parts, classes);
    return inside && `${part.condition}{${inside}}`;
  }
  const fitting = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
  return fitting.length > 0 ? fitting.map(({ text }) => text).join(',') + part.body : '';
}
