import type { paths } from '@vitrine/openapi';

type ReadPath = { [Path in keyof paths]: paths[Path] extends { get: unknown } ? Path : never }[keyof paths];

/** `/api/products/{id}` → `/api/products/${string}`. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

/** Path of a read of the OpenAPI document with its parameters filled in, such as `/api/products/7`. */
export type PublicRead = Filled<ReadPath>;
