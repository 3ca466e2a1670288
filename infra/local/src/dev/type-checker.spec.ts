import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { TypeChecker, type TypeProblems } from './type-checker.ts';

/** Long enough for three compilers, one after the other, on a busy machine. */
const CHECKS_MS = 120_000;
const MODULES = resolve(import.meta.dirname, '../../../../node_modules');

test(
  'a change is checked in the workspace and in those that import it, and one that cannot be checked is reported',
  async () => {
    const root = mkdtempSync(join(tmpdir(), 'vitrine-types-'));
    const kit = join(root, 'services/kit');
    const web = join(root, 'services/web');
    for (const folder of [kit, web]) mkdirSync(folder, { recursive: true });
    symlinkSync(MODULES, join(root, 'node_modules'));
    const config = JSON.stringify({ compilerOptions: { types: [], strict: true }, files: ['part.ts'] });
    writeFileSync(join(kit, 'tsconfig.build.json'), config);
    writeFileSync(join(kit, 'part.ts'), 'export const size: number = "small";\n');
    writeFileSync(join(web, 'tsconfig.json'), config);
    writeFileSync(join(web, 'part.ts'), 'export const size: number = 1;\n');

    const found = new Map<string, string[]>();
    const { promise: complete, resolve: end } = Promise.withResolvers<undefined>();
    const checker = new TypeChecker(root, ({ workspace, lines }: TypeProblems) => {
      found.set(workspace, lines);
      if (found.size === 3) end(undefined);
    });
    checker.check('services/kit/part.ts');
    try {
      await complete;
    } finally {
      checker.stop();
      rmSync(root, { recursive: true });
    }
    expect(found.get('services/kit')).toEqual([
      expect.stringMatching(/^services\/kit\/part\.ts\(1,14\): error TS2322/),
    ]);
    expect(found.get('services/web')).toEqual([]);
    expect(found.get('services/api')).toEqual([
      expect.stringMatching(/^services\/api: the types could not be checked/),
    ]);
  },
  CHECKS_MS,
);
