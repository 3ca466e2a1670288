/** The column of an entity's property as MikroORM names it: `priceCents` is `price_cents`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** For each name of a row: `true` when the entity calls it the same, else the entity's property. */
type Sources<Entity, Row> = {
  [Name in keyof Row]-?: Name extends keyof Entity ? true : keyof Entity & string;
};

/**
 * The columns of a `select` that reads rows of an entity without MikroORM, e.g. `id, price_cents as "priceCents"`. A name that the row has and the list
 * has not, or that the entity lacks, is a type error. Columns are named as MikroORM does it: `priceCents` is `price_cents`.
 */
export const selectList = <Entity, Row>(sources: Sources<Entity, Row>): string =>
  Object.entries<string | true>(sources)
    .map(([name, source]) => selected(name, source === true ? name : source))
    .join(', ');

function selected(name: string, property: string): string {
  const column = columnName(property);
  return column === name ? column : `${column} as "${name}"`;
}
