export const required = (what: string): string => `${what} est obligatoire`;

export const between = (what: string, { min, max }: { min: number; max: number }): string =>
  `${what} doit comporter entre ${min} et ${max} caractères`;

export const atMost = (what: string, max: number): string => `${what} ne doit pas dépasser ${max} caractères`;

export const oneOf = (what: string, values: readonly string[]): string =>
  `${what} doit être l’une de ces valeurs\u00a0: ${values.join(', ')}`;
