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
  images?: { name: string; newTag?: string; digest?: string }[];
}

export function kustomizations(): Kustomization[] {
  return globSync('**/kustomization.yaml', { cwd: KUBERNETES }).map((file) => ({
    ...(parse(readFileSync(join(KUBERNETES, file), 'utf8')) as Omit<Kustomization, 'directory'>),
    directory: relative(KUBERNETES, join(KUBERNETES, file, '..')),
  }));
}

const PINNED = /@sha256:[0-9a-f]{64}$/;

interface Container {
  name: string;
  image: string;
}

interface EgressRule {
  to?: { ipBlock?: { cidr: string } }[];
  ports?: unknown[];
}

/** What the schemas allow in built manifests and production does not. @returns a sentence for each fault */
export function unsafeIn(objects: KubernetesObject[]): string[] {
  return objects.flatMap(({ kind, metadata, spec }) => {
    const of = `${kind} ${metadata.name}`;
    const pod = (spec?.['template'] as { spec?: { containers?: Container[]; initContainers?: Container[] } })?.spec;
    const containers = [...(pod?.containers ?? []), ...(pod?.initContainers ?? [])];
    const egress = kind === 'NetworkPolicy' ? ((spec?.['egress'] as EgressRule[] | undefined) ?? []) : [];
    return [
      ...containers
        .filter(({ image }) => !PINNED.test(image))
        .map(({ image }) => `${of}: the image ${image} has no digest`),
      ...egress.filter((rule) => !isNarrow(rule)).map(() => `${of}: a rule lets out to every address or port`),
    ];
  });
}

const isNarrow = ({ to = [], ports = [] }: EgressRule): boolean =>
  to.length > 0 && ports.length > 0 && to.every(({ ipBlock }) => !ipBlock?.cidr.endsWith('/0'));
