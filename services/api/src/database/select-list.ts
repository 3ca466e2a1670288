/** MikroORM's column name of an entity's property: `priceCents` is `price_cents`. */
export const columnName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** For each name of a row: `true` if the entity's property has the same name, else the name of the property. */
type Sources<Entity, Row> = {
  [Name in keyof Row]-?: Name extends keyof Entity ? true : keyof Entity & string;
};

/**
 * The columns of a `select` that reads rows of an entity without MikroORM, e.g. `id, price_cents as "priceCents"`. A name of the row that is missing
 * in the list or in the entity is a type error.
 */
export const selectList = <Entity, Row>(sources: Sources<Entity, Row>): string =>
  Object.entries<string | true>(sources)
    .map(([name, source]) => selected(name, source === true ? name : source))
    .join(', ');

function selected(name: string, property: string): string {
  const column = columnName(property);
  return column === name ? column : `${column} as "${name}"`;
}
