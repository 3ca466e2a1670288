import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';

/** A page of the guides: its steps and its code blocks. */
export interface Guide {
  /** Headings of its steps, in their order. */
  steps: string[];
  /** The code block of this name, which follows the language of the block. @throws Error when there is none */
  block: (name: string) => string;
  /** Whether it contains these words. Line breaks count as spaces. */
  says: (words: string) => boolean;
}

export function readGuide(name: string): Guide {
  const text = readFileSync(join(ROOT, 'docs/guides', `${name}.md`), 'utf8');
  const blocks = new Map(
    [...text.matchAll(/^```\w+ ([\w-]+)\n(.*?)^```$/gms)].map(([, key = '', code = '']) => [key, code]),
  );
  return {
    steps: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
    block: (key) => {
      const found = blocks.get(key);
      if (found === undefined) throw new Error(`The guide shows no ${key}`);
      return found;
    },
    says: (words) => text.replaceAll(/\s+/g, ' ').includes(words),
  };
}

/** A program of a guide that runs, from a folder in the repository as the guide says. */
export interface RunningProgram {
  /** Its output so far. */
  output: () => string;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

export function runProgram(source: string, env: Record<string, string>): RunningProgram {
  const folder = mkdtempSync(join(ROOT, 'e2e', '.first-hour-'));
  const file = join(folder, 'program.ts');
  writeFileSync(file, source);
  const child = spawn(process.execPath, [file], { env: { PATH: process.env['PATH'] ?? '', ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    });
  });
  return {
    output: () => said,
    ended,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
