import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, SERVICES } from '@vitrine/local';
import { readStages } from '../images/dockerfile.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The words of a command after its first. */
const words = (command: string) => command.split(/\s+/).slice(1);

/** Every command that starts the API, as its words after `node`. */
function startCommands(): Record<string, string[]> {
  const image = readStages().find(({ name }) => name === 'api');
  const command = image?.instructions.find(({ keyword }) => keyword === 'CMD');
  const { scripts } = JSON.parse(read('services/api/package.json')) as { scripts: Record<string, string> };
  const unit = /^ExecStart=(.*)$/m.exec(read('infra/systemd/vitrine-api@.service'))?.[1] ?? '';
  const local = SERVICES.find(({ name }) => name === 'vitrine-api');
  return {
    'infra/docker/Dockerfile': (JSON.parse(command?.text ?? '[]') as string[]).slice(1),
    'services/api/package.json': words(scripts['start:api'] ?? ''),
    'infra/systemd/vitrine-api@.service': words(unit),
    'infra/local/src/services.ts': [...(local?.flags ?? []), local?.entry ?? ''],
  };
}

const commands = Object.entries(startCommands());

test.each(commands)('the start of the API in %s lets uploads collect their buffers', (_file, given) => {
  const program = given.findIndex((word) => word.endsWith('dist/main.js'));
  expect(program).toBeGreaterThan(0);
  expect(given.slice(0, program)).toContain('--expose-gc');
});
