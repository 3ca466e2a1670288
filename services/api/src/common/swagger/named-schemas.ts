import type { OpenAPIObject } from '@nestjs/swagger';

interface Node {
  title?: string;
  [key: string]: unknown;
}

/**
 * Moves every titled schema of a body into the document's components, under its title, so that generated clients have a name for it.
 * @throws Error when two different schemas have one title
 */
export function nameSchemas(document: OpenAPIObject): void {
  const schemas: Record<string, unknown> = document.components?.schemas ?? {};
  const named = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(named);
    const { title, ...rest } = node as Node;
    const inner = Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [
        key,
        DATA.has(key) ? value : key === 'properties' ? eachNamed(value) : named(value),
      ]),
    );
    if (typeof title !== 'string') return inner;
    const known = schemas[title];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(inner))
      throw new Error(`Two different schemas are called ${title}`);
    schemas[title] = inner;
    return { $ref: `#/components/schemas/${title}` };
  };
  const eachNamed = (properties: unknown) =>
    Object.fromEntries(Object.entries(properties as object).map(([name, field]) => [name, named(field)]));
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path) as { requestBody?: { content?: object } }[]) {
      if (operation.requestBody?.content)
        operation.requestBody.content = named(operation.requestBody.content) as object;
    }
  }
  document.components = { ...document.components, schemas: schemas as never };
}

/** Keys whose value is data, not a schema. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);
