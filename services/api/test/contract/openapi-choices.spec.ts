import { document, resolved, type Schema } from './openapi-document.js';

const PREFIX = '#/components/schemas/';

/** Every place of the document that holds one of several schemas with names. */
function findChoices(node: unknown): Schema[] {
  if (typeof node !== 'object' || node === null) return [];
  const { oneOf } = node as Schema;
  const isNamed = Array.isArray(oneOf) && oneOf.length > 1 && oneOf.every(({ $ref }) => $ref !== undefined);
  return [...(isNamed ? [node as Schema] : []), ...Object.values(node).flatMap(findChoices)];
}

const choices = findChoices(document);
const names = ({ oneOf = [] }: Schema) => oneOf.map(({ $ref = '' }) => $ref.replace(PREFIX, ''));
const requiredOf = (schema: Schema) => (schema as { required?: string[] }).required ?? [];

test('where a field names the schema, its values lead to the schemas that have them', () => {
  const told = choices.filter(({ discriminator }) => discriminator);
  expect(told.length).toBeGreaterThan(0);
  for (const choice of told) {
    const { propertyName = '', mapping = {} } = choice.discriminator ?? {};
    expect(new Set(Object.values(mapping))).toEqual(new Set(choice.oneOf?.map(({ $ref }) => $ref)));
    for (const [value, $ref] of Object.entries(mapping)) {
      const schema = resolved<Schema>({ $ref });
      expect(schema.properties?.[propertyName]?.enum).toEqual([value]);
      expect(requiredOf(schema)).toContain(propertyName);
    }
  }
});

test('where none does, the schemas have no such field, and exclude each other', () => {
  const untold = choices.filter(({ discriminator }) => !discriminator);
  expect(new Set(untold.map((choice) => names(choice).join()))).toEqual(
    new Set(['ProductDto,ProductAdminDto', 'PlacedOrderDto,PlacedRequestDto']),
  );
  const { ProductDto, ProductAdminDto, PlacedOrderDto, PlacedRequestDto } = document.components.schemas;
  expect(ProductDto).toMatchObject({ not: { required: ['version'] } });
  expect(requiredOf(ProductAdminDto ?? {})).toContain('version');
  expect(Object.keys(PlacedOrderDto?.properties ?? {})).not.toContain('orders');
  expect(requiredOf(PlacedRequestDto ?? {})).toContain('orders');
});
