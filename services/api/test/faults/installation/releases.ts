import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { access, appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compileSource } from '../../processes/compile-source.js';

const run = promisify(execFile);
const FRONT_ENDS = resolve(import.meta.dirname, '../../../../../frontends');
const NAMES = ['shell', 'storefront', 'admin'] as const;

export type FrontEnd = (typeof NAMES)[number];

/** The releases of an installation, made of the front ends as they were built. */
export class Releases {
  private variants = 0;

  private constructor(
    private readonly directory: string,
    private readonly privateKey: string,
    private readonly publicKey: string,
  ) {}

  /** Releases every front end for the first time. @throws Error when they were not built */
  static async start(): Promise<Releases> {
    const directory = await mkdtemp(join(tmpdir(), 'vitrine-releases-'));
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const releases = new Releases(
      directory,
      privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    );
    for (const name of NAMES) {
      await access(buildOf(name)).catch(() => {
        throw new Error(`${buildOf(name)} is missing: run "npm run build"`);
      });
      await releases.command('release', name, '--from', buildOf(name));
    }
    return releases;
  }

  /** What `web` needs to serve them. */
  get environment(): Record<string, string> {
    return { RELEASES_DIR: this.directory, RELEASE_PUBLIC_KEY: this.publicKey };
  }

  /** Puts another build of a front end live. @returns the hash of the release */
  async release(name: FrontEnd): Promise<string> {
    this.variants += 1;
    const build = await mkdtemp(join(tmpdir(), 'vitrine-build-'));
    try {
      await cp(buildOf(name), build, { recursive: true });
      const manifest = JSON.parse(await readFile(join(build, 'browser/release.json'), 'utf8')) as { entry: string };
      await appendFile(join(build, 'browser', manifest.entry), `\n// ${this.variants}`);
      return await this.command('release', name, '--from', build);
    } finally {
      await rm(build, { recursive: true, force: true });
    }
  }

  /** Puts the release before the present one live again. @returns its hash */
  rollback(name: FrontEnd): Promise<string> {
    return this.command('rollback', name);
  }

  remove(): Promise<void> {
    return rm(this.directory, { recursive: true, force: true });
  }

  private async command(...words: [verb: string, name: FrontEnd, ...rest: string[]]): Promise<string> {
    const program = join(await compileSource('web'), 'releases/cli.js');
    const env = { PATH: process.env['PATH'], ...this.environment, RELEASE_PRIVATE_KEY: this.privateKey };
    const { stdout } = await run(process.execPath, [program, ...words], { env });
    const hash = /^\w+ ([0-9a-f]{16}) is live/m.exec(stdout)?.[1];
    if (hash === undefined) throw new Error(`${words.join(' ')}: ${stdout}`);
    return hash;
  }
}

const buildOf = (name: FrontEnd): string => join(FRONT_ENDS, name, 'dist/production');
