import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KUBERNETES, kustomizations, unsafeIn, writtenObjects } from './manifests.ts';
import { findFaults, type KubernetesObject } from './validate.ts';

const objects = writtenObjects();
/** Untyped, because a test validates it by the schemas. */
const getSpec = ({ spec }: KubernetesObject) => spec as ReturnType<typeof JSON.parse>;
const named = (kind: string) => objects.filter((object) => object.kind === kind);
const getPod = (object: KubernetesObject) => getSpec(object).template.spec;
const workloads = [...named('Deployment'), ...named('Job')];

test('every object is valid by the schemas of Kubernetes', async () => {
  expect(await findFaults(objects)).toEqual([]);
}, 60_000);

test.each([
  ['a wrong value', { ports: [{ containerPort: 'eighty' }] }, /containerPort/],
  ['an unknown field', { imagePullPolicyy: 'Always' }, /imagePullPolicyy/],
])(
  '%s is a fault',
  async (_name, change, sentence) => {
    const wrong = structuredClone(named('Deployment')[0]!);
    Object.assign(getPod(wrong).containers[0], change);
    expect((await findFaults([wrong])).join()).toMatch(sentence);
  },
  60_000,
);

test.each(kustomizations().map((one) => [one.directory, one] as const))(
  'what %s refers to exists',
  (_directory, { directory, resources = [], components = [], patches = [], images = [] }) => {
    for (const path of [...resources, ...components]) expect(existsSync(join(KUBERNETES, directory, path))).toBe(true);
    for (const { target } of patches)
      expect(named(target.kind).some(({ metadata }) => !target.name || metadata.name === target.name)).toBe(true);
    const used = workloads.flatMap((workload) =>
      getPod(workload).containers.map(({ image }: { image: string }) => image),
    );
    for (const { name } of images) expect(used).toContain(name);
  },
);

test.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
  '%s runs without rights, on a read-only root, within limits',
  (_name, workload) => {
    const pod = getPod(workload);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod.automountServiceAccountToken).toBe(false);
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
    }
  },
);

test.each(named('Deployment').map((deployment) => [deployment.metadata.name, deployment] as const))(
  '%s has probes, an autoscaler, a disruption budget and its selectors agree',
  (name, deployment) => {
    const pod = getPod(deployment);
    for (const container of pod.containers)
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        expect(container.ports.map((port: { name: string }) => port.name)).toContain(container[probe].httpGet.port);
    const labels = getSpec(deployment).template.metadata.labels;
    expect(labels).toMatchObject(getSpec(deployment).selector.matchLabels);
    expect(named('HorizontalPodAutoscaler').some((scaler) => getSpec(scaler).scaleTargetRef.name === name)).toBe(true);
    const budget = named('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    expect(labels).toMatchObject(getSpec(budget!).selector.matchLabels);
    expect(named('ServiceAccount').map(({ metadata }) => metadata.name)).toContain(pod.serviceAccountName);
  },
);

test('secrets are referenced, never written', () => {
  expect(named('Secret')).toEqual([]);
  for (const { configMapGenerator = [] } of kustomizations())
    for (const { literals } of configMapGenerator)
      for (const literal of literals)
        expect(literal).not.toMatch(/^(.*_(SECRET|KEYS|PASSWORD)|(DATABASE|REDIS|SMTP|STORAGE)_URL)=/);
});

/** The keys of each Secret that the containers of a workload get; `*` is the whole Secret. */
const listSecrets = (workload: KubernetesObject): Record<string, string[]> => {
  const given: Record<string, string[]> = {};
  for (const { env = [], envFrom = [] } of getPod(workload).containers) {
    for (const { valueFrom } of env) {
      const { name, key } = valueFrom?.secretKeyRef ?? {};
      if (name) (given[name] ??= []).push(key);
    }
    for (const { secretRef } of envFrom) if (secretRef) (given[secretRef.name] ??= []).push('*');
  }
  return given;
};

const SHARED = ['DATABASE_LISTEN_URL', 'REDIS_URL', 'STORAGE_URL', 'FIELD_KEYS'];

test('each container gets the secrets that it needs, and no other', () => {
  expect(Object.fromEntries(workloads.map((workload) => [workload.metadata.name, listSecrets(workload)]))).toEqual({
    'vitrine-api': {
      'vitrine-secrets': [
        'DATABASE_URL',
        'DATABASE_REPLICA_URL',
        ...SHARED,
        'JWT_SECRET',
        'PROXY_SECRET',
        'OTEL_EXPORTER_OTLP_HEADERS',
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
      ],
    },
    'vitrine-worker': {
      'vitrine-secrets': ['DATABASE_URL', ...SHARED, 'OTEL_EXPORTER_OTLP_HEADERS', 'SMTP_URL'],
      'vitrine-database-retention': ['DATABASE_RETENTION_URL'],
    },
    'vitrine-web': { 'vitrine-secrets': ['PROXY_SECRET', 'CACHE_PURGE_SECRET', 'OTEL_EXPORTER_OTLP_HEADERS'] },
    'vitrine-migrate': {
      'vitrine-secrets': ['DATABASE_URL'],
      'vitrine-database-owner': ['DATABASE_OWNER_URL', 'DATABASE_ADMIN_URL'],
      'vitrine-database-retention': ['DATABASE_RETENTION_URL'],
    },
    'vitrine-release': { 'vitrine-release-key': ['RELEASE_PRIVATE_KEY'] },
  });
});

test('network policies refuse everything but named ports at named addresses', () => {
  const policies = named('NetworkPolicy');
  const everything = policies.find(({ metadata }) => metadata.name === 'vitrine-nothing')!;
  expect(getSpec(everything)).toEqual({
    podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'vitrine' } },
    policyTypes: ['Ingress', 'Egress'],
  });
  for (const workload of workloads)
    expect(getSpec(workload).template.metadata.labels).toHaveProperty(['app.kubernetes.io/part-of'], 'vitrine');
  expect(unsafeIn(policies)).toEqual([]);
});

/** The ports that the pods with this name may reach, besides that of DNS. */
const portsFrom = (name: string): number[] =>
  named('NetworkPolicy')
    .filter((policy) => {
      const { matchLabels = {}, matchExpressions = [] } = getSpec(policy).podSelector;
      return (
        matchLabels['app.kubernetes.io/name'] === name ||
        matchExpressions.some(({ values }: { values: string[] }) => values.includes(name))
      );
    })
    .flatMap((policy) => getSpec(policy).egress ?? [])
    .flatMap(({ ports }: { ports: { port: number }[] }) => ports.map(({ port }) => port));

test.each([
  ['vitrine-api', [5432, 6379, 6380, 443, 8333, 4318]],
  ['vitrine-worker', [5432, 6379, 6380, 443, 8333, 4318, 465, 587]],
  ['vitrine-migrate', [5432]],
  ['vitrine-web', [3000, 4318]],
  ['vitrine-release', []],
])('%s may reach only the ports %p', (name, ports) => {
  expect(portsFrom(name)).toEqual(ports);
});

test('DNS queries go only to the cluster’s own service', () => {
  const policy = named('NetworkPolicy').find(({ metadata }) => metadata.name === 'vitrine-names')!;
  for (const { to } of getSpec(policy).egress)
    for (const peer of to) expect(peer.podSelector).toEqual({ matchLabels: { 'k8s-app': 'kube-dns' } });
});

test('an overlay opens egress to single networks of at most 256 addresses', () => {
  const added = kustomizations().flatMap(({ patches = [] }) => patches.map(({ patch }) => patch));
  const prefixes = [...added.join('\n').matchAll(/cidr: \S+\/(\d+)/g)].map(([, prefix]) => Number(prefix));
  expect(prefixes.length).toBeGreaterThan(0);
  expect(Math.min(...prefixes)).toBeGreaterThanOrEqual(24);
});

test('every environment names every image by its digest, and none by a tag', () => {
  const used = new Set(
    workloads.flatMap((workload) => getPod(workload).containers.map(({ image }: { image: string }) => image)),
  );
  const environments = kustomizations().filter(({ images }) => images);
  expect(environments.map(({ directory }) => directory).sort()).toEqual([
    'overlays/production/settings',
    'overlays/staging/settings',
  ]);
  for (const { images = [] } of environments) {
    expect(new Set(images.map(({ name }) => name))).toEqual(used);
    for (const image of images) {
      expect(image).not.toHaveProperty('newTag');
      expect(image.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    }
  }
});

test.each([
  ['an image with a tag', 'Deployment', { template: { spec: { containers: [{ name: 'a', image: 'r/a:1.0.0' }] } } }],
  ['egress on a port to every address', 'NetworkPolicy', { egress: [{ ports: [{ port: 443 }] }] }],
  ['egress to an address on every port', 'NetworkPolicy', { egress: [{ to: [{ ipBlock: { cidr: '10.0.0.1/32' } }] }] }],
  [
    'egress to the whole internet',
    'NetworkPolicy',
    { egress: [{ to: [{ ipBlock: { cidr: '0.0.0.0/0' } }], ports: [{ port: 443 }] }] },
  ],
])('%s is a fault of built manifests', (_name, kind, spec) => {
  expect(unsafeIn([{ apiVersion: 'v1', kind, metadata: { name: 'it' }, spec }])).toHaveLength(1);
});
