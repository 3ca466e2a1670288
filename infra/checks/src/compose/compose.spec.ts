import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { parse } from 'yaml';
import { readStages } from '../images/dockerfile.ts';
import { readVariables } from '../variables/variables.ts';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; target: string; args?: Record<string, string> };
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  networks?: string[];
  network_mode?: string;
  mem_limit?: string;
  pids_limit?: number;
  security_opt?: string[];
  configs?: { source: string; target?: string }[];
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
  logging?: { driver: string; options: Record<string, string> };
  restart?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  ports?: string[];
  profiles?: string[];
}

const DOCKER = join(ROOT, 'infra/docker');
const text = readFileSync(join(DOCKER, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, object | null>;
  configs: Record<string, { content: string }>;
};
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image.startsWith('vitrine-'));

test.each(services)('what %s refers to exists', (_name, service) => {
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
  '%s is built from a stage of the Dockerfile, has a read-only root, and runs built files',
  (_name, service) => {
    const stages = readStages().map(({ name }) => name);
    if (service.build) expect(stages).toContain(service.build.target);
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    for (const file of (service.command ?? []).filter((word) => word.startsWith('services/')))
      expect(existsSync(join(ROOT, file.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
  },
);

test('the processes get only the variables they read, and no secret is written down', () => {
  const known = readVariables();
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

test('mails go to the mailbox only where that is configured', () => {
  expect(compose.services['worker']?.environment?.['SMTP_URL']).toMatch(/^\$\{SMTP_URL:\?/);
  expect(compose.services['mailbox']?.profiles).toEqual(['mailbox']);
});

test('only nginx and the mailbox are reached from outside, the mailbox from this machine alone', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx', 'mailbox']);
  expect(compose.services['mailbox']?.ports).toEqual(['127.0.0.1:8025:8025']);
  expect(compose.networks['inside']).toEqual({ internal: true });
});

const SECRET = /(?:PASSWORD|SECRET|KEYS|PRIVATE_KEY|SMTP_URL)$/;
/** The secrets of .env that a part of the file names. */
const secretsIn = (part: unknown): string[] => {
  const names = [...JSON.stringify(part ?? null).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => SECRET.test(name)))].sort();
};

test('each container gets the secrets that it needs, and no other', () => {
  const shared = ['DATABASE_RUNTIME_PASSWORD', 'FIELD_KEYS', 'REDIS_PASSWORD', 'S3_SECRET'];
  expect(Object.fromEntries(services.map(([name, service]) => [name, secretsIn(service)]))).toEqual({
    nginx: [],
    web: ['PROXY_SECRET'],
    api: [...shared, 'ADMIN_PASSWORD', 'JWT_SECRET', 'PROXY_SECRET'].sort(),
    worker: [...shared, 'DATABASE_RETENTION_PASSWORD', 'SMTP_URL'].sort(),
    migrate: [
      'DATABASE_OWNER_PASSWORD',
      'DATABASE_PASSWORD',
      'DATABASE_RETENTION_PASSWORD',
      'DATABASE_RUNTIME_PASSWORD',
    ],
    release: ['RELEASE_PRIVATE_KEY'],
    database: ['DATABASE_PASSWORD'],
    redis: ['REDIS_PASSWORD'],
    storage: [],
    bucket: [],
    mailbox: [],
  });
});

test('no password is on a command line', () => {
  for (const [, { command, entrypoint, healthcheck }] of services) {
    expect(secretsIn([command, entrypoint, healthcheck])).toEqual([]);
    // A variable of the container would be put into the command line of the check.
    expect(JSON.stringify(healthcheck?.test ?? [])).not.toContain('$');
  }
});

test('the storage accepts no request without its key, which it reads from a file', () => {
  const { command = [], configs = [] } = compose.services['storage']!;
  const [{ source, target } = { source: '' }] = configs;
  expect(command).toContain(`-s3.config=${target}`);
  const { identities } = JSON.parse(compose.configs[source]?.content ?? '') as {
    identities: { name: string; credentials: { secretKey: string }[] }[];
  };
  expect(identities.map(({ name }) => name)).not.toContain('anonymous');
  for (const { credentials } of identities)
    expect(credentials).toEqual([{ accessKey: 'vitrine', secretKey: expect.stringMatching(/^\$\{S3_SECRET:\?/) }]);
  for (const [, { environment }] of services.filter(([, one]) => one.environment?.['STORAGE_URL']))
    expect(environment?.['STORAGE_URL']).toMatch(/^s3:\/\/vitrine:\$\{S3_SECRET:\?/);
});

/** Compose cannot put a file from `content` into a container with a read-only root. */
test('no container with a read-only root gets a file from this text', () => {
  for (const [, { read_only, configs = [] }] of services) if (read_only) expect(configs).toEqual([]);
});

test.each(services)('%s has limits of memory and processes, and gains no rights', (_name, service) => {
  expect(service.mem_limit).toMatch(/^\d+[mg]$/);
  expect(service.pids_limit).toBeGreaterThan(0);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
});

test.each(services)('the logs of %s are bounded, and services have time to end', (_name, { logging, ...service }) => {
  expect(logging?.options).toEqual({ 'max-size': expect.any(String), 'max-file': expect.any(String) });
  // The processes end within 27 seconds.
  if (service.restart === 'unless-stopped') expect(service.stop_grace_period).toMatch(/^(?:35s|\dm)$/);
});

test('a version goes live in the order of the manual: migrate, api, release, web', () => {
  const waitsFor = (name: string) => Object.entries(compose.services[name]?.depends_on ?? {});
  expect(waitsFor('api')).toContainEqual(['migrate', { condition: 'service_completed_successfully' }]);
  expect(waitsFor('worker')).toContainEqual(['migrate', { condition: 'service_completed_successfully' }]);
  expect(waitsFor('release')).toContainEqual(['api', { condition: 'service_healthy' }]);
  expect(waitsFor('web')).toContainEqual(['release', { condition: 'service_completed_successfully' }]);
});

test.each(services)('the image of %s is pinned by a digest', (_name, { image, build }) => {
  if (!image.startsWith('vitrine-')) expect(image).toMatch(/^[^@]+:[^@]+@\$\{\w+_DIGEST:[?-].+\}$/);
  if (build) expect(build.args?.['NODE_IMAGE']).toMatch(/^node:24[^@]*@\$\{NODE_DIGEST:\?.+\}$/);
});

test('each network has only the services that need it, and only two networks lead outside', () => {
  const members = Object.keys(compose.networks).map((network) => [
    network,
    services.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name),
  ]);
  expect(Object.fromEntries(members)).toEqual({
    inside: ['nginx', 'web', 'api'],
    data: ['api', 'worker', 'migrate', 'database', 'redis'],
    files: ['api', 'worker', 'storage', 'bucket'],
    traces: ['web', 'api', 'worker'],
    edge: ['nginx', 'mailbox'],
    outside: ['worker', 'mailbox'],
  });
  for (const network of ['inside', 'data', 'files', 'traces'])
    expect(compose.networks[network]).toEqual({ internal: true });
  // Without any entry Compose would put a container into a network of its own that leads outside.
  for (const [, { networks, network_mode }] of services) expect(networks ?? network_mode).toBeDefined();
  expect(compose.services['release']?.network_mode).toBe('none');
});

test.each(services)('%s shares a network with each service that it names', (_name, service) => {
  const { environment = {}, entrypoint = [], networks = [] } = service;
  const named = [...JSON.stringify([environment, entrypoint]).matchAll(/(?:@|http:\/\/|-master=)([a-z]+):\d/g)];
  for (const [, host = ''] of named)
    expect([host, compose.services[host]?.networks?.some((network) => networks.includes(network))]).toEqual([
      host,
      true,
    ]);
});
