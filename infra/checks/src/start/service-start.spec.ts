import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MEMORY_ENVIRONMENT, ROOT, SERVICES } from '@vitrine/local';
import { parse } from 'yaml';
import { readStages } from '../images/dockerfile.ts';
import { readUnit } from '../manual/units.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The command of an image, and what its environment sets. */
function readImage(name: string) {
  const instructions = readStages().find((stage) => stage.name === name)?.instructions ?? [];
  const text = (keyword: string) => instructions.find((instruction) => instruction.keyword === keyword)?.text ?? '';
  return { command: JSON.parse(text('CMD')) as string[], environment: text('ENV') };
}

const compose = parse(read('infra/docker/compose.yaml'), { merge: true }) as {
  services: Record<string, { command?: string[] }>;
};
const workerPod = parse(read('infra/kubernetes/base/worker.yaml').split('\n---')[0] ?? '') as {
  spec: { template: { spec: { containers: { command: string[] }[] } } };
};

/** Every command that starts a service, by its file. */
const commands: [service: string, file: string, command: string[]][] = [
  ['vitrine-api', 'infra/docker/Dockerfile', readImage('api').command],
  ['vitrine-web', 'infra/docker/Dockerfile', readImage('web').command],
  ['vitrine-worker', 'infra/docker/compose.yaml', compose.services['worker']?.command ?? []],
  ['vitrine-worker', 'infra/kubernetes/base/worker.yaml', workerPod.spec.template.spec.containers[0]?.command ?? []],
  ...SERVICES.map(({ name }): [string, string, string[]] => [
    name,
    `infra/systemd/${name}@.service`,
    readUnit(`${name}@1`, () => '').command,
  ]),
];

test.each(commands)(
  'the start of %s in %s has the flags that keep its memory near what it needs',
  (name, _file, given) => {
    const service = SERVICES.find((each) => each.name === name);
    expect(given.slice(1)).toEqual(['--enable-source-maps', ...(service?.flags ?? []), service?.entry]);
  },
);

test('each image and unit has the variable that keeps its memory near what it needs', () => {
  const [variable, value] = Object.entries(MEMORY_ENVIRONMENT)[0] ?? [];
  for (const image of ['api', 'web']) expect(readImage(image).environment.split(' ')).toContain(`${variable}=${value}`);
  for (const { name } of SERVICES)
    expect(readUnit(`${name}@1`, () => '').environment).toMatchObject(MEMORY_ENVIRONMENT);
});

test('the API may run the garbage collector, for the buffers of uploads', () => {
  expect(SERVICES.find(({ name }) => name === 'vitrine-api')?.flags).toContain('--expose-gc');
});
