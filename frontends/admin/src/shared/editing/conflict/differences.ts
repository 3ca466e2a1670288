import { richDifference } from './rich-difference.js';

export interface Difference {
  /** Dotted path of the value. */
  path: string;
  yours: string;
  theirs: string;
}

/** Every text, figure and flag of a form's values by its dotted path; a list counts as one. */
export function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (value === null || value === undefined) return [[path, '']];
  if (Array.isArray(value)) return [[path, value.map((entry) => leafText(entry)).join(', ')]];
  if (typeof value !== 'object') return [[path, leafText(value)]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name));
}

function leafText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object' && value !== null) return Object.values(value).map(leafText).join(': ');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

/** The fields in which typed and stored values differ; of a rich text only the passages that differ. */
export function differences(yours: object, theirs: object): Difference[] {
  const stored = new Map(leaves(theirs));
  const typed = new Map(leaves(yours));
  return [...new Set([...typed.keys(), ...stored.keys()])]
    .map((path) => ({ path, yours: typed.get(path) ?? '', theirs: stored.get(path) ?? '' }))
    .filter(({ yours: mine, theirs: other }) => mine.trim() !== other.trim())
    .map((difference) => ({ ...difference, ...richDifference(difference.yours, difference.theirs) }));
}
