import { AppConfig } from '../config/app-config.js';
import { KeyRotation, type RotationProgress, type RotationResult } from '../people/privacy/key-rotation.js';
import { runCommand } from './run-command.js';

/**
 * Encrypts all personal data again with the first key of `FIELD_KEYS`, while the system runs. May be stopped and restarted. Exits with code 1 when an
 * old key is still needed afterwards.
 */
runCommand(
  'vitrine-rotate-keys',
  () => undefined,
  async (app) => {
    const { active, keys } = app.get(AppConfig).fieldKeys;
    process.stdout.write(`Writing everything under the key "${active}"\n`);
    const result = await app.get(KeyRotation, { strict: false }).run(showProgress);
    for (const line of report(result, active, [...keys.keys()])) process.stdout.write(`${line}\n`);
    if ([...result.inUse.keys()].some((id) => id !== active)) process.exitCode = 1;
  },
);

function showProgress({ table, seen, written }: RotationProgress): void {
  process.stdout.write(`${table}: ${seen} rows looked at, ${written} written\n`);
}

function report({ inUse, unused, repeatsUntil }: RotationResult, active: string, ring: string[]): string[] {
  const left = [...inUse].filter(([id]) => id !== active);
  const lines = left.map(([id, values]) =>
    ring.includes(id)
      ? `The key "${id}" still holds ${values} values: is every process running with "${active}" first? Then run this again.`
      : `${values} values name the key "${id}", which is not in FIELD_KEYS: they cannot be read.`,
  );
  if (unused.length > 0)
    lines.push(`No longer used by anything: ${unused.join(', ')}. Take out of FIELD_KEYS what is not needed.`);
  else if (left.length === 0) lines.push(`Only the key "${active}" is in use.`);
  if (unused.length > 0 && repeatsUntil !== null) {
    lines.push(
      `Until ${repeatsUntil.toISOString()} a repeated request may have been first sent under an old key; without that key it is done once more.`,
    );
  }
  return lines;
}
