import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../../..');
const NOT_UNIT = [String.raw`\.int\.spec\.`, String.raw`\.system\.spec\.`];

/** The unit tests of one workspace, as its own configuration describes them. */
async function createProject(file) {
  const { default: config } = await import(join(ROOT, file));
  const unit = config.projects?.find(({ displayName }) => displayName === 'unit') ?? config;
  const rootDir = join(ROOT, dirname(file));
  const project = {
    rootDir,
    ...unit,
    displayName: basename(rootDir),
    testPathIgnorePatterns: ['/node_modules/', ...NOT_UNIT],
  };
  // Jest has this option only for the whole run.
  delete project.testTimeout;
  return project;
}

const files = globSync('{contracts,services,frontends,infra}/*/jest.config.{js,mjs}', { cwd: ROOT });

/** Jest's configuration of the unit tests of all workspaces together, for watching them. */
export default {
  rootDir: ROOT,
  projects: await Promise.all(files.sort().map(createProject)),
  testTimeout: 30_000,
};
