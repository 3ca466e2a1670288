import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { KUBERNETES, kustomizations, writtenObjects } from './manifests.ts';
import { faultsOf, type KubernetesObject } from './validate.ts';

const objects = writtenObjects();
/** As YAML gives it: the schemas say elsewhere whether it is right. */
const specOf = ({ spec }: KubernetesObject) => spec as ReturnType<typeof JSON.parse>;
const named = (kind: string) => objects.filter((object) => object.kind === kind);
const podOf = (object: KubernetesObject) => specOf(object).template.spec;
const workloads = [...named('Deployment'), ...named('Job')];

test('every object is as the schemas of Kubernetes have it', async () => {
  expect(await faultsOf(objects)).toEqual([]);
}, 60_000);

test.each([
  ['a wrong value', { ports: [{ containerPort: 'eighty' }] }, /containerPort/],
  ['an unknown field', { imagePullPolicyy: 'Always' }, /imagePullPolicyy/],
])(
  '%s is a fault',
  async (_name, change, sentence) => {
    const wrong = structuredClone(named('Deployment')[0]!);
    Object.assign(podOf(wrong).containers[0], change);
    expect((await faultsOf([wrong])).join()).toMatch(sentence);
  },
  60_000,
);

test.each(kustomizations().map((one) => [one.directory, one] as const))(
  'what %s names exists',
  (_directory, { directory, resources = [], components = [], patches = [], images = [] }) => {
    for (const path of [...resources, ...components]) expect(existsSync(join(KUBERNETES, directory, path))).toBe(true);
    for (const { target } of patches)
      expect(named(target.kind).some(({ metadata }) => !target.name || metadata.name === target.name)).toBe(true);
    const used = workloads.flatMap((workload) =>
      podOf(workload).containers.map(({ image }: { image: string }) => image),
    );
    for (const { name } of images) expect(used).toContain(name);
  },
);

test.each(workloads.map((workload) => [workload.metadata.name, workload] as const))(
  '%s runs without rights, on a read-only root, within limits',
  (_name, workload) => {
    const pod = podOf(workload);
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
    const pod = podOf(deployment);
    for (const container of pod.containers)
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
        expect(container.ports.map((port: { name: string }) => port.name)).toContain(container[probe].httpGet.port);
    const labels = specOf(deployment).template.metadata.labels;
    expect(labels).toMatchObject(specOf(deployment).selector.matchLabels);
    expect(named('HorizontalPodAutoscaler').some((scaler) => specOf(scaler).scaleTargetRef.name === name)).toBe(true);
    const budget = named('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
    expect(labels).toMatchObject(specOf(budget!).selector.matchLabels);
    expect(named('ServiceAccount').map(({ metadata }) => metadata.name)).toContain(pod.serviceAccountName);
  },
);

test('secrets are named, never written', () => {
  expect(named('Secret')).toEqual([]);
  for (const { configMapGenerator = [] } of kustomizations())
    for (const { literals } of configMapGenerator)
      for (const literal of literals)
        expect(literal).not.toMatch(/^(.*_(SECRET|KEYS|PASSWORD)|(DATABASE|REDIS|SMTP|STORAGE)_URL)=/);
});
