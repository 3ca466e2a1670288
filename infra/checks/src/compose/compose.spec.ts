import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { parse } from 'yaml';
import { readDockerfile } from '../images/dockerfile.ts';
import { readVariables } from '../variables/variables.ts';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[];
  configs?: { source: string }[];
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  ports?: string[];
  profiles?: string[];
}

const DOCKER = join(ROOT, 'infra/docker');
const text = readFileSync(join(DOCKER, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, object | null>;
  volumes: Record<string, object | null>;
  configs: Record<string, object>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image.startsWith('vitrine-'));

test.each(services)('what %s names exists', (_name, service) => {
  const { depends_on = {}, networks = [], volumes = [], configs = [] } = service;
  for (const [other, { condition }] of Object.entries(depends_on)) {
    const needed = compose.services[other];
    expect(needed).toBeDefined();
    if (condition === 'service_healthy') expect(needed?.healthcheck?.test ?? needed?.build).toBeDefined();
  }
  for (const network of networks) expect(compose.networks).toHaveProperty(network);
  for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
  for (const [source = ''] of volumes.filter((volume) => volume.includes(':')).map((volume) => volume.split(':')))
    expect(source.startsWith('.') ? existsSync(join(DOCKER, source)) : source in compose.volumes).toBe(true);
});

test.each(own)(
  '%s is made of a stage of the Dockerfile, on a read-only root, and runs what is built',
  (_name, service) => {
    const stages = readDockerfile(readFileSync(join(DOCKER, 'Dockerfile'), 'utf8')).map(({ name }) => name);
    if (service.build) expect(stages).toContain(service.build.target);
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    for (const file of (service.command ?? []).filter((word) => word.startsWith('services/')))
      expect(existsSync(join(ROOT, file.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
  },
);

test('the processes are told only what they read, and no secret is written down', async () => {
  const known = await readVariables();
  for (const [, { environment = {} }] of own) {
    for (const [name, value] of Object.entries(environment)) {
      expect([...known]).toContain(name);
      if (/SECRET|KEYS|PASSWORD/.test(name)) expect(value).toMatch(/^\$\{\w+:[?-]/);
    }
  }
});

test('the sample of .env names every setting, and no secret', () => {
  const sample = readFileSync(join(DOCKER, '.env.example'), 'utf8');
  const given = new Map([...sample.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
  const asked = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name));
  expect([...given.keys()].sort()).toEqual([...asked].sort());
  for (const [name, value] of given) if (/SECRET|KEYS|PASSWORD/.test(name)) expect(value).toBe('');
});

test('mails go to the mailbox only where that is asked for', () => {
  for (const name of ['api', 'worker'])
    expect(compose.services[name]?.environment?.['SMTP_URL']).toMatch(/^\$\{SMTP_URL:\?/);
  expect(compose.services['mailbox']?.profiles).toEqual(['mailbox']);
});

test('only nginx and the mailbox are reached from outside, the mailbox from this machine alone', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx', 'mailbox']);
  expect(compose.services['mailbox']?.ports).toEqual(['127.0.0.1:8025:8025']);
  expect(compose.networks['inside']).toEqual({ internal: true });
});
