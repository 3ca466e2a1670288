import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '@vitrine/local';
import { parse, parseAllDocuments } from 'yaml';
import type { KubernetesObject } from './validate.ts';

export const KUBERNETES = join(ROOT, 'infra/kubernetes');
/** What is applied, each a folder for `kubectl apply -k`. */
export const OVERLAYS = ['staging', 'production'].flatMap((name) =>
  ['', 'migrate', 'release'].map((part) => join('overlays', name, part)),
);

/** Every object in a text of several YAML documents. @throws Error when it is no YAML */
export function objectsIn(text: string): KubernetesObject[] {
  return parseAllDocuments(text).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as KubernetesObject;
  });
}

/** The objects of every file but the kustomizations. */
export function writtenObjects(): KubernetesObject[] {
  return globSync('**/*.yaml', { cwd: KUBERNETES })
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => objectsIn(readFileSync(join(KUBERNETES, file), 'utf8')));
}

export interface Kustomization {
  /** Relative to the folder of Kubernetes. */
  directory: string;
  resources?: string[];
  components?: string[];
  patches?: { target: { kind: string; name?: string }; patch: string }[];
  configMapGenerator?: { name: string; literals: string[] }[];
  images?: { name: string }[];
}

export function kustomizations(): Kustomization[] {
  return globSync('**/kustomization.yaml', { cwd: KUBERNETES }).map((file) => ({
    ...(parse(readFileSync(join(KUBERNETES, file), 'utf8')) as Omit<Kustomization, 'directory'>),
    directory: relative(KUBERNETES, join(KUBERNETES, file, '..')),
  }));
}
