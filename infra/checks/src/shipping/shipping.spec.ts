import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { parse } from 'yaml';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { steps?: Step[]; needs?: string[]; uses?: string; permissions?: Record<string, string> }>;
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const workflow = (name: string) => parse(read(`.github/workflows/${name}.yaml`)) as Workflow;
const { scripts, version } = JSON.parse(read('package.json')) as { scripts: Record<string, string>; version: string };
const proof = workflow('proof');
const release = workflow('release');
const steps = ({ jobs }: Workflow) => Object.values(jobs).flatMap((job) => job.steps ?? []);
const commands = (one: Workflow) => steps(one).flatMap(({ run }) => run ?? []);

test('every change is proved by the same command as here, and by an audit of what ships', () => {
  expect(commands(proof)).toEqual(
    expect.arrayContaining(['.ci/run', 'npm audit --omit=dev --audit-level=high', 'npm run check:alerts']),
  );
});

test('what the workflows run exists', () => {
  for (const [, name = ''] of [...commands(proof), ...commands(release)].flatMap((text) => [
    ...text.matchAll(/npm run (\S+)/g),
  ]))
    expect(Object.keys(scripts)).toContain(name);
  expect(existsSync(join(ROOT, '.ci/run'))).toBe(true);
});

test('an image is proved before it is built, has SBOM and provenance, and is signed by its digest', () => {
  const image = release.jobs['image'];
  expect(image?.needs).toEqual(['proof', 'version']);
  expect(release.jobs['proof']?.uses).toBe('./.github/workflows/proof.yaml');
  const build = image?.steps?.find(({ uses }) => uses?.startsWith('docker/build-push-action@'));
  expect(build?.with).toMatchObject({
    file: 'infra/docker/Dockerfile',
    sbom: true,
    provenance: 'mode=max',
    push: true,
  });
  expect(image?.steps?.some(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))).toBe(true);
  expect(commands(release)).toContain('cosign sign --yes "$IMAGE@$DIGEST"');
});

test('a workflow may only read the source, unless a job declares more permissions; no text of others reaches a shell', () => {
  for (const one of [proof, release]) {
    expect(one.permissions).toEqual({ contents: 'read' });
    for (const command of commands(one)) expect(command).not.toContain('${{');
  }
});

test('the changelog has the version of the package, and what is unreleased', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\]/gm)].map(([, name]) => name);
  expect(headings).toEqual(expect.arrayContaining(['Unreleased', version]));
});

test('issue templates, devcontainer and updates are well-formed', () => {
  for (const file of globSync('.github/ISSUE_TEMPLATE/*.yaml', { cwd: ROOT }))
    expect(parse(read(file))).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      body: expect.any(Array),
    });
  expect(JSON.parse(read('.devcontainer/devcontainer.json'))).toMatchObject({ postCreateCommand: 'npm ci' });
  expect(parse(read('.github/dependabot.yml'))).toMatchObject({ version: 2 });
});
