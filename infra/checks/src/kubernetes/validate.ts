import { join } from 'node:path';
import ts from 'typescript';

/** A Kubernetes object as YAML gives it. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  spec?: Record<string, unknown>;
}

const getName = ({ kind, metadata }: KubernetesObject): string => `${kind} ${metadata.name}`;

/**
 * Validates objects by the published schemas: values by the schemas themselves, unknown fields (which the schemas allow) by their types.
 * @returns a sentence for each fault
 */
export async function findFaults(objects: KubernetesObject[]): Promise<string[]> {
  const wrongValues = await Promise.all(objects.map(wrongValueIn));
  return [...wrongValues.flat(), ...unknownFieldsIn(objects)];
}

async function wrongValueIn(object: KubernetesObject): Promise<string[]> {
  const models = (await import(`kubernetes-models/${object.apiVersion}/${object.kind}`)) as Record<
    string,
    new (data: object) => { validate(): void }
  >;
  const Model = models[object.kind];
  if (!Model) return [`${getName(object)}: there is no such kind`];
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [`${getName(object)}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** The compiler reports fields of an object literal that its type does not have. */
function unknownFieldsIn(objects: KubernetesObject[]): string[] {
  const file = join(import.meta.dirname, 'manifests-in-memory.ts');
  const source = objects
    .map(
      (object, index) =>
        `import type { I${object.kind} as Type${index} } from 'kubernetes-models/${object.apiVersion}/${object.kind}';\n` +
        `export const object${index}: Type${index} = ${JSON.stringify(object)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const line = ts.getLineAndCharacterOfPosition(diagnostic.file as ts.SourceFile, diagnostic.start ?? 0).line;
    const object = objects[Math.floor(line / 2)];
    return `${object ? getName(object) : 'The manifests'}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`;
  });
}
