import { Copy, DockerfileParser } from 'dockerfile-ast';

/** One instruction with its arguments as written; of the flags only those of COPY, which say where from. */
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

/**
 * Reads a Dockerfile. Arguments before the first stage are put in; one without a default is empty.
 * @throws Error naming the line of an instruction that no stage holds
 */
export function readDockerfile(text: string): Stage[] {
  const defaults = new Map<string, string>();
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    const argumentsText = instruction.getRawArgumentsContent() ?? '';
    const current = stages.at(-1);
    if (keyword === 'FROM') {
      const [image = '', , name = ''] = argumentsText.split(/\s+/);
      const from = image.replace(/\$\{(\w+)\}/g, (_match, variable: string) => defaults.get(variable) ?? '');
      stages.push({ name, from, instructions: [] });
    } else if (current) {
      const flags = instruction instanceof Copy ? instruction.getFlags().map(String) : [];
      current.instructions.push({ keyword, text: [...flags, argumentsText].join(' ') });
    } else if (keyword === 'ARG') {
      const [name = '', value = ''] = argumentsText.split('=', 2);
      defaults.set(name, value);
    } else throw new Error(`${keyword} stands before the first stage (line ${instruction.getRange().start.line + 1})`);
  }
  return stages;
}

/** The words of `ENV`, `COPY` and the like; a JSON array is read as one. */
export function listWords(text: string): string[] {
  const trimmed = text.trim();
  return trimmed.startsWith('[') ? (JSON.parse(trimmed) as string[]) : trimmed.split(/\s+/);
}
