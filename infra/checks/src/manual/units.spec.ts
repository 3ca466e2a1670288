import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { parseEnvironmentFile, readSteps, readUnit } from './units.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const sample = (path: string) => read(join('infra/systemd', `${path.replace('/etc/', '')}.example`));
const names = readSteps('run').flatMap((step) => step.split(' ').filter((word) => word.startsWith('vitrine-')));

test('a file of variables is read as systemd does: what a shell would break or cut stays whole', () => {
  const text = `# note\nMAIL_FROM="Vitrine <a@b.example>"\nSTORAGE_URL=s3://k:s@h/b?region=x&tls=off\nEMPTY=\nONE='a b'`;
  expect(parseEnvironmentFile(text)).toEqual({
    MAIL_FROM: 'Vitrine <a@b.example>',
    STORAGE_URL: 's3://k:s@h/b?region=x&tls=off',
    EMPTY: '',
    ONE: 'a b',
  });
});

test('in the sample, whatever a shell would break or cut stands in quotation marks', () => {
  const values = read('infra/systemd/vitrine.env.example')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  for (const line of values) expect(line).toMatch(/^\w+=(?:"[^"]*"|[\w/.]+)$/);
});

test.each(names)('%s is a unit without rights whose program the build makes', (name) => {
  const { user, directory, environment, command } = readUnit(name, sample);
  expect([user, directory]).toEqual(['vitrine', '/srv/vitrine']);
  expect(environment).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/var/lib/vitrine' });
  const program = command.find((word) => word.endsWith('.js')) ?? '';
  expect(existsSync(join(ROOT, program.replace('/dist/', '/src/').replace(/\.js$/, '.ts')))).toBe(true);
});

test('two instances of each process run beside each other, on ports that nginx and Prometheus know', () => {
  const ports = (name: string) =>
    Object.entries(readUnit(name, () => '').environment).flatMap(([variable, value]) =>
      variable.endsWith('PORT') ? value : [],
    );
  const all = names.filter((name) => name.includes('@')).flatMap(ports);
  expect(all).toEqual(['3011', '3012', '3021', '3022', '8081', '8091', '8082', '8092']);
  const site = read('infra/systemd/nginx-site.conf');
  for (const port of ['3011', '3012', '8081', '8082']) expect(site).toContain(`server 127.0.0.1:${port} max_fails=0;`);
  const prometheus = read('infra/monitoring/prometheus.yaml');
  for (const port of ['3011', '3012', '3021', '3022', '8091', '8092'])
    expect(prometheus).toContain(`127.0.0.1:${port}`);
});

test('only the units that need a secret get it', () => {
  // An operator may leave it there after `migrate` has made the accounts.
  const filled = (path: string) => `${sample(path)}\nDATABASE_ADMIN_URL=postgres://postgres@localhost/vitrine`;
  const given = (name: string) => Object.keys(readUnit(name, filled).environment);
  expect(given('vitrine-web@1')).not.toEqual(expect.arrayContaining(['DATABASE_URL']));
  for (const name of ['vitrine-api@1', 'vitrine-worker@1', 'vitrine-web@1', 'vitrine-migrate']) {
    expect(given(name)).not.toContain('RELEASE_PRIVATE_KEY');
    if (name === 'vitrine-migrate') continue;
    expect(given(name)).not.toContain('DATABASE_OWNER_URL');
    expect(given(name)).not.toContain('DATABASE_ADMIN_URL');
  }
  expect(given('vitrine-release')).toContain('RELEASE_PRIVATE_KEY');
});
