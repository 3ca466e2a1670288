import { TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import { getIn, setIn } from 'formik';
import { leaves } from './differences.js';
import { same } from '../keep-typed.js';

const translationsOf = (path: string): string[] =>
  TRANSLATED_LANGUAGES.map((language) => `translations.${language}.${path}`);

/** Fields that mean nothing without each other, such as the kind and the amount of a discount. */
export type FieldGroups = readonly (readonly string[])[];

export interface Merge<Values> {
  /** What is stored, with every own change in it; where both changed a field, the own value. */
  values: Values;
  /** Groups of fields that both changed, to different values. */
  conflicts: readonly (readonly string[])[];
  /** Fields that only the others changed. */
  takenOver: readonly string[];
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const alike = (paths: readonly string[], a: object, b: object): boolean =>
  paths.every((path) => {
    const [one, other] = [getIn(a, path), getIn(b, path)] as unknown[];
    return same(one, other) || (isBlank(one) && isBlank(other));
  });

/** All fields by their paths, in groups; a list is grouped with its translations, whose entries have the same order. */
function getGroups(values: readonly object[], together: FieldGroups): readonly (readonly string[])[] {
  const paths = new Set(values.flatMap((each) => leaves(each).map(([path]) => path)));
  const lists = [...paths].filter(
    (path) =>
      translationsOf(path).some((other) => paths.has(other)) && values.some((v) => Array.isArray(getIn(v, path))),
  );
  const groups = [
    ...together,
    ...lists.map((path) => [path, ...translationsOf(path).filter((other) => paths.has(other))]),
  ];
  const grouped = new Set(groups.flat());
  return [...groups, ...[...paths].filter((path) => !grouped.has(path)).map((path) => [path])];
}

/** The values with those of `from` in the given fields. */
export const withFieldsFrom = <Values extends object>(values: Values, paths: readonly string[], from: Values): Values =>
  paths.reduce<Values>((merged, path) => setIn(merged, path, getIn(from, path)) as Values, values);

/**
 * Applies own changes to what others stored meanwhile, field by field.
 * @param base what both started from
 */
export function mergeChanges<Values extends object>(
  base: Values,
  yours: Values,
  theirs: Values,
  together: FieldGroups = [],
): Merge<Values> {
  const groups = getGroups([base, yours, theirs], together).filter((paths) => !alike(paths, yours, theirs));
  const own = groups.filter((paths) => !alike(paths, base, yours));
  return {
    values: withFieldsFrom(theirs, own.flat(), yours),
    conflicts: own.filter((paths) => !alike(paths, base, theirs)),
    takenOver: groups
      .filter((paths) => !own.includes(paths))
      .flat()
      .filter((path) => !alike([path], yours, theirs)),
  };
}
