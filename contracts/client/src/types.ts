import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod } from 'openapi-typescript-helpers';
import type { paths } from './schema.js';

type Json = 'application/json';
/** The argument with the parameters is required only for a call with required parameters. */
type Parameters<Init> = undefined extends Init ? [Init?] : [Init];

type Operation<Method extends HttpMethod, Path extends keyof paths> =
  paths[Path] extends Record<Method, infer Found>
    ? Found extends Record<string | number, unknown>
      ? Found
      : never
    : never;

/** The answer's body. */
export type Answer<Method extends HttpMethod, Path extends keyof paths, Init = unknown> = Exclude<
  Extract<FetchResponse<Operation<Method, Path>, Init, Json>, { error?: never }>['data'],
  undefined
>;

/** A call of the API by its path, with the parameters and body of the document. */
export type Call<Method extends HttpMethod> = <
  Path extends PathsWithMethod<paths, Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: Parameters<Init>
) => Promise<Answer<Method, Path, Init>>;

/** Paths of lists that are read page by page. */
export type PagedPath = {
  [Path in PathsWithMethod<paths, 'get'>]: 'next' extends keyof Answer<'get', Path> ? Path : never;
}[PathsWithMethod<paths, 'get'>];

/** An entry of a list that is read page by page. */
export type Item<Path extends PagedPath> = {
  [Name in keyof Answer<'get', Path>]: Answer<'get', Path>[Name] extends readonly (infer Each)[] ? Each : never;
}[keyof Answer<'get', Path>];
