import { document, resolved, type Schema } from './openapi-document.js';

const PREFIX = '#/components/schemas/';

/** Every `oneOf` of the document that consists of named schemas. */
function findChoices(node: unknown): Schema[] {
  if (typeof node !== 'object' || node === null) return [];
  const { oneOf } = node as Schema;
  const isNamed = Array.isArray(oneOf) && oneOf.length > 1 && oneOf.every(({ $ref }) => $ref !== undefined);
  return [...(isNamed ? [node as Schema] : []), ...Object.values(node).flatMap(findChoices)];
}

const choices = findChoices(document);
const names = ({ oneOf = [] }: Schema) => oneOf.map(({ $ref = '' }) => $ref.replace(PREFIX, ''));
const requiredOf = (schema: Schema) => (schema as { required?: string[] }).required ?? [];

test('a discriminator maps each value to the schema that has it', () => {
  const discriminated = choices.filter(({ discriminator }) => discriminator);
  expect(discriminated.length).toBeGreaterThan(0);
  for (const choice of discriminated) {
    const { propertyName = '', mapping = {} } = choice.discriminator ?? {};
    expect(new Set(Object.values(mapping))).toEqual(new Set(choice.oneOf?.map(({ $ref }) => $ref)));
    for (const [value, $ref] of Object.entries(mapping)) {
      const schema = resolved<Schema>({ $ref });
      expect(schema.properties?.[propertyName]?.enum).toEqual([value]);
      expect(requiredOf(schema)).toContain(propertyName);
    }
  }
});

test('without a discriminator the schemas exclude each other', () => {
  const others = choices.filter(({ discriminator }) => !discriminator);
  expect(new Set(others.map((choice) => names(choice).join()))).toEqual(
    new Set(['ProductDto,ProductAdminDto', 'PlacedOrderDto,PlacedRequestDto']),
  );
  const { ProductDto, ProductAdminDto, PlacedOrderDto, PlacedRequestDto } = document.components.schemas;
  expect(ProductDto).toMatchObject({ not: { required: ['version'] } });
  expect(requiredOf(ProductAdminDto ?? {})).toContain('version');
  expect(Object.keys(PlacedOrderDto?.properties ?? {})).not.toContain('orders');
  expect(requiredOf(PlacedRequestDto ?? {})).toContain('orders');
});
