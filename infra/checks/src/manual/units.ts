import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';

/** The parts of a unit that the checks need. */
export interface Unit {
  user: string;
  directory: string;
  /** Variables of the unit itself and of the files it names, without those it unsets. */
  environment: Record<string, string>;
  command: string[];
}

/** A file of variables as systemd reads it: a value to the end of its line, or within quotation marks. */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const assignments = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    assignments.map((line) => {
      const at = line.indexOf('=');
      const value = line.slice(at + 1).trim();
      const quoted = /^(["'])(.*)\1$/.exec(value);
      return [line.slice(0, at), quoted?.[2] ?? value];
    }),
  );
}

/**
 * Reads a unit of `infra/systemd`.
 * @param name such as `vitrine-api@1` or `vitrine-migrate`
 * @param readFile reads the files of variables that the unit names
 */
export function readUnit(name: string, readFile: (path: string) => string): Unit {
  const [template = '', instance] = name.split('@');
  const file = instance === undefined ? template : `${template}@`;
  const text = readFileSync(join(ROOT, 'infra/systemd', `${file}.service`), 'utf8').replaceAll('%i', instance ?? '');
  const values = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
  const words = (key: string) => values(key).flatMap((value) => value.split(' '));
  const environment: Record<string, string> = parseEnvironmentFile(words('Environment').join('\n'));
  // A file wins over the unit, as in systemd.
  for (const path of values('EnvironmentFile')) Object.assign(environment, parseEnvironmentFile(readFile(path)));
  const unset = words('UnsetEnvironment');
  return {
    user: values('User')[0] ?? '',
    directory: values('WorkingDirectory')[0] ?? '',
    environment: Object.fromEntries(Object.entries(environment).filter(([variable]) => !unset.includes(variable))),
    command: words('ExecStart'),
  };
}

/** The lines of the code block of docs/operations.md that is marked `<!-- manual: NAME -->`. */
export function readSteps(name: string): string[] {
  const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const block = new RegExp(`<!-- manual: ${name} -->\\s*\`\`\`sh\\n(.*?)\`\`\``, 's').exec(manual)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md has no steps marked "manual: ${name}"`);
  return block.split('\n').filter(Boolean);
}
