import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@vitrine/local';
import { DockerfileParser } from 'dockerfile-ast';

const ignore = createRequire(import.meta.url)('@balena/dockerignore') as () => {
  add(text: string): { createFilter(): (path: string) => boolean };
};

/** One instruction with its arguments as written, without flags. */
export interface Instruction {
  keyword: string;
  text: string;
}

/** One `FROM … AS name` and what follows it. */
export interface Stage {
  name: string;
  /** Another stage, or an image. */
  from: string;
  instructions: Instruction[];
}

/** The stages of the Dockerfile, in their order. */
export function readStages(): Stage[] {
  const stages: Stage[] = [];
  const text = readFileSync(join(ROOT, 'infra/docker/Dockerfile'), 'utf8');
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const argumentsText = instruction.getRawArgumentsContent() ?? '';
    if (keyword === 'FROM') {
      const [from = '', , name = ''] = argumentsText.split(/\s+/);
      stages.push({ name, from, instructions: [] });
    } else stages.at(-1)?.instructions.push({ keyword, text: argumentsText });
  }
  return stages;
}

/** Whether `.dockerignore` lets a file, named from the root, into the build. */
export const isSent = ignore()
  .add(readFileSync(join(ROOT, '.dockerignore'), 'utf8'))
  .createFilter();
