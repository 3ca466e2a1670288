import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { answers } from './answers.ts';
import { readUnit } from './units.ts';

/** What replaces files and ports that the units name. */
export interface Settings {
  /** Files of variables, by the path in the units. */
  files: Record<string, string>;
  /** Ports of each instance, because the units' fixed ports may be in use. */
  ports: Record<string, string>[];
}

/** Variable with the port of a process's health check, by the beginning of its unit's name. */
const HEALTH = { 'vitrine-api': 'API_PORT', 'vitrine-worker': 'WORKER_PORT', 'vitrine-web': 'WEB_OPS_PORT' } as const;
type Kind = keyof typeof HEALTH;

const kindOf = (name: string): Kind => name.split('@')[0] as Kind;

/** Runs the units of `infra/systemd` as systemd would, also when a program named `systemctl` asks for it. */
export class Supervisor {
  /** The calls of `systemctl`, in order. */
  readonly asked: string[] = [];
  /** Units that do not start again. */
  readonly broken = new Set<string>();
  private readonly running = new Map<string, ChildProcess>();
  private readonly directory: string;
  private readonly account: string;
  private readonly settings: Settings;
  private server: Server | undefined;

  /** @param directory of the checkout @param account that runs the units */
  constructor(directory: string, account: string, settings: Settings) {
    this.directory = directory;
    this.account = account;
    this.settings = settings;
  }

  /** Runs a unit to its end, or in the background if it stays. @throws Error when it ends at its start */
  async start(name: string, stays: boolean): Promise<void> {
    const { files, ports } = this.settings;
    const unit = readUnit(name, (path) => readFileSync(files[path] ?? path, 'utf8'));
    const environment = { ...unit.environment, ...(stays && ports[Number(name.split('@')[1]) - 1]) };
    const command = [process.execPath, ...unit.command.slice(1)];
    if (!stays) {
      runAs(this.account, command, environment, this.directory);
      console.log(`✓ ${name}`);
      return;
    }
    const child = spawn('setpriv', asAccount(this.account, command), {
      cwd: this.directory,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: 'inherit',
    });
    this.running.set(name, child);
    const ended = once(child, 'exit').then(() => false);
    const answered = answers(`${this.healthOf(name)}/health/live`, name).then(() => true);
    if (!(await Promise.race([answered, ended]))) throw new Error(`${name} ended at its start.`);
  }

  /** Runs a shell script whose `systemctl` is this supervisor, and whose `curl` finds the processes at their ports. @returns its exit code */
  async runScript(file: string): Promise<number | null> {
    const bin = join(this.directory, '..', 'bin');
    mkdirSync(bin, { recursive: true });
    const control = await this.listen();
    // In the script's own ports the last digit is the instance.
    const toOurs = Object.entries({ 301: 'API_PORT', 302: 'WORKER_PORT', 809: 'WEB_OPS_PORT' }).flatMap(
      ([begin, variable]) =>
        this.settings.ports.map((ports, n) => `-e s,127.0.0.1:${begin}${n + 1}/,127.0.0.1:${ports[variable]}/,`),
    );
    const programs = {
      systemctl: `exec /usr/bin/curl --fail --silent --output /dev/null "${control}/$1/$2"`,
      curl: `for word; do shift; set -- "$@" "$(echo "$word" | sed ${toOurs.join(' ')})"; done; exec /usr/bin/curl "$@"`,
    };
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(bin, name), 0o755);
    }
    const script = spawn(file, { env: { PATH: `${bin}:${process.env['PATH']}` }, stdio: 'inherit' });
    const [code] = (await once(script, 'exit')) as [number | null];
    this.server?.close();
    return code;
  }

  stop(): void {
    this.server?.close();
    for (const child of this.running.values()) child.kill('SIGKILL');
  }

  private healthOf(name: string): string {
    const ports = this.settings.ports[Number(name.split('@')[1]) - 1];
    return `http://127.0.0.1:${ports?.[HEALTH[kindOf(name)]]}`;
  }

  private async listen(): Promise<string> {
    this.server = createServer((request, response) => {
      const [, verb = '', name = ''] = request.url?.split('/') ?? [];
      this.asked.push(`${verb} ${name}`);
      this.execute(verb, name).then(
        () => response.end(),
        () => response.writeHead(500).end(),
      );
    });
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async execute(verb: string, name: string): Promise<void> {
    const child = this.running.get(name);
    if (verb === 'restart' && child) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    if (this.broken.has(name)) throw new Error(`${name} does not start`);
    await this.start(name, verb === 'restart');
  }
}

/** Runs a command to its end. @throws Error when it fails */
export function runAs(account: string, command: string[], environment: Record<string, string>, cwd: string): void {
  execFileSync('setpriv', asAccount(account, command), {
    cwd,
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const asAccount = (account: string, command: string[]): string[] => [
  '--reuid',
  account,
  '--regid',
  account,
  '--clear-groups',
  ...command,
];
