import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SERVICES } from '@vitrine/local';
import { readDockerfile, listWords } from '../images/dockerfile.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Every command that starts the API, as its words after `node`. */
function startCommands(): Record<string, string[]> {
  const image = readDockerfile(read('infra/docker/Dockerfile')).find(({ name }) => name === 'api');
  const command = image?.instructions.find(({ keyword }) => keyword === 'CMD');
  const { scripts } = JSON.parse(read('services/api/package.json')) as { scripts: Record<string, string> };
  const unit = /^ExecStart=(.*)$/m.exec(read('docs/operations.md'))?.[1] ?? '';
  const local = SERVICES.find(({ name }) => name === 'vitrine-api');
  return {
    'infra/docker/Dockerfile': listWords(command?.text ?? '').slice(1),
    'services/api/package.json': listWords(scripts['start:api'] ?? '').slice(1),
    'docs/operations.md': listWords(unit).slice(1),
    'infra/local/src/services.ts': [...(local?.flags ?? []), local?.entry ?? ''],
  };
}

const commands = Object.entries(startCommands());

test.each(commands)('the start of the API in %s lets uploads collect their buffers', (_file, words) => {
  const program = words.findIndex((word) => word.endsWith('dist/main.js'));
  expect(program).toBeGreaterThan(0);
  expect(words.slice(0, program)).toContain('--expose-gc');
});
