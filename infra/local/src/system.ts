import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildChanged, describeBuilds, type Built } from './build/build.ts';
import { readConfig, type LocalConfig, type Ports } from './config.ts';
import { startMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { chooseDevelopment, followSources } from './dev/development.ts';
import { builtForExtensions } from './dev/extensions.ts';
import { StartFailure } from './failure.ts';
import { setPorts } from './choose-ports.ts';
import { localDatabaseUrls, type DatabaseUrls } from './postgres/accounts.ts';
import { startPostgres, type Postgres } from './postgres/postgres.ts';
import { assertPortsFree, assertServersReachable } from './preconditions.ts';
import { runCommand, type CommandOptions } from './process/command.ts';
import { RunRecord } from './process/run-record.ts';
import { SupervisedProcess } from './process/supervised-process.ts';
import { releaseChanged } from './releases.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { serviceEnvironment } from './service-environment.ts';
import {
  describeDevServer,
  describeService,
  reachableHost,
  scriptArguments,
  SERVICES,
  type Development,
} from './services.ts';
import { silentSteps, type Steps } from './steps.ts';

/** Services have this long to end cleanly; with PostgreSQL's own time, everything has ended within 10 s. */
const STOP_GRACE_MS = 7_300;
export const ROOT = resolve(import.meta.dirname, '../../..');

export interface SystemOptions {
  /** State directory; wins over `env.DATA_DIR`. */
  dataDir?: string;
  /** `free`: every port a free one. A record names some; the rest are as the environment says. */
  ports?: 'free' | Partial<Ports>;
  /** Environment of the system; default that of this process. */
  env?: NodeJS.ProcessEnv;
  steps?: Steps;
  /** Runs sources as they are written, instead of builds and releases. */
  development?: boolean;
  /** Ends the start, and all it started, when aborted. */
  signal?: AbortSignal;
}

/** A running system. */
export interface System {
  readonly config: LocalConfig;
  readonly addresses: Addresses;
  /** The first administrator's sign-in. */
  readonly admin: { email: string; password: string; isGenerated: boolean };
  /** The embedded parts; `undefined` where the environment names another server. */
  readonly postgres: Postgres | undefined;
  readonly mailbox: Mailbox | undefined;
  /** URL for the database's superuser if it is embedded, else for the owner. */
  readonly databaseUrl: string;
  /** How the services run in development. */
  readonly development: Development | undefined;
  /** Environment for commands beside the services. */
  readonly env: NodeJS.ProcessEnv;
  /** Pid of a service (`vitrine-api`, `vitrine-worker`, `vitrine-web`) at this moment. */
  pid(service: string): number | undefined;
  /** Stops everything it started; within 10 s. */
  stop(): Promise<void>;
}

export interface Addresses {
  storefront: string;
  admin: string;
  swagger: string;
  queues: string;
  mailbox: string | undefined;
  /** The API process itself. */
  api: string;
}

/**
 * Starts the whole system: database, mailbox, builds, migrations, demo data, releases, and the three services, watched.
 * @throws StartFailure with one sentence; nothing is left running then
 */
export async function startSystem(options: SystemOptions = {}): Promise<System> {
  const env = { ...(options.env ?? process.env) };
  if (options.dataDir) env['DATA_DIR'] = options.dataDir;
  await setPorts(env, options.ports);
  const config = readConfig(env, ROOT);
  if (options.development && config.production)
    throw new StartFailure('npm run dev is not for production: unset NODE_ENV, or use npm start.');
  const development = options.development ? await chooseDevelopment(SERVICES.map(({ name }) => name)) : undefined;
  const signal = options.signal ?? new AbortController().signal;
  const start = new Start(config, env, options.steps ?? silentSteps, signal, development);
  try {
    return await start.run();
  } catch (error) {
    await start.stop();
    throw error;
  }
}

/** One start, and what it has to undo. */
class Start {
  private readonly config: LocalConfig;
  private readonly givenEnv: NodeJS.ProcessEnv;
  private readonly steps: Steps;
  private readonly signal: AbortSignal;
  private readonly logs: string;
  private readonly extensions: string | undefined;
  private readonly development: Development | undefined;
  private stopFollowing: (() => Promise<void>) | undefined;
  private record: RunRecord | undefined;
  private postgres: Postgres | undefined;
  private mailbox: Mailbox | undefined;
  private services: SupervisedProcess[] = [];
  private stopped: Promise<void> | undefined;

  constructor(
    config: LocalConfig,
    env: NodeJS.ProcessEnv,
    steps: Steps,
    signal: AbortSignal,
    development: Development | undefined,
  ) {
    this.config = config;
    this.givenEnv = env;
    this.steps = steps;
    this.signal = signal;
    this.development = development;
    this.logs = join(config.dataDir, 'logs');
    this.extensions = env['VITRINE_CONFIG']?.trim();
  }

  async run(): Promise<System> {
    const { dataDir, host, ports } = this.config;
    const { record, orphans } = await RunRecord.claim(dataDir);
    this.record = record;
    if (orphans.length > 0) this.steps.say(`  Ended what a killed start had left running: ${orphans.join(', ')}.`);
    mkdirSync(this.logs, { recursive: true });
    await assertPortsFree(this.config);
    await assertServersReachable(this.config);
    const secrets = await openSecrets(dataDir);
    const database = await this.startDatabase(secrets);
    const smtpUrl = await this.startMailbox();
    const development = this.development;
    const [config, given] = [this.config, this.givenEnv];
    const env = serviceEnvironment({ config, given, secrets, database, smtpUrl, development });
    const builds = await this.build();
    await this.prepareData(env, database);
    if (!this.development) await this.release(builds, env);
    await this.startServices(env);
    this.followSources();
    const web = `http://${reachableHost(host)}:${ports.web}`;
    return {
      config: this.config,
      addresses: {
        storefront: `${web}/`,
        admin: `${web}/admin`,
        swagger: `${web}/api/docs`,
        queues: `${web}/ops/queues`,
        mailbox: this.mailbox?.url,
        api: `http://${reachableHost(host)}:${ports.api}`,
      },
      admin: {
        email: env['ADMIN_EMAIL'] ?? '',
        password: env['ADMIN_PASSWORD'] ?? '',
        isGenerated: !this.givenEnv['ADMIN_PASSWORD'],
      },
      postgres: this.postgres,
      mailbox: this.mailbox,
      databaseUrl: database.admin ?? database.owner,
      development: this.development,
      env,
      pid: (service) => this.services.find(({ name }) => name === service)?.pid,
      stop: () => this.stop(),
    };
  }

  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async stopAll(): Promise<void> {
    await this.stopFollowing?.();
    await Promise.all(this.services.map((service) => service.stop(STOP_GRACE_MS)));
    await this.mailbox?.stop();
    await this.postgres?.stop();
    await this.record?.release();
  }

  private async startDatabase(secrets: Secrets): Promise<DatabaseUrls> {
    const { databaseUrl, dataDir } = this.config;
    if (databaseUrl) {
      const given = (name: string) => this.givenEnv[name]?.trim() || undefined;
      return {
        admin: given('DATABASE_ADMIN_URL'),
        owner: given('DATABASE_OWNER_URL') ?? databaseUrl,
        runtime: databaseUrl,
        retention: given('DATABASE_RETENTION_URL'),
      };
    }
    this.postgres = await this.steps.run('PostgreSQL', () =>
      startPostgres({ dataDir, password: secrets.databasePassword, events: this.events('postgres') }),
    );
    this.signal.throwIfAborted();
    return localDatabaseUrls(this.postgres.port, secrets.databasePassword);
  }

  private async startMailbox(): Promise<string> {
    const { smtpUrl, dataDir, ports } = this.config;
    if (smtpUrl) return smtpUrl;
    this.mailbox = await this.steps.run('Mailbox', () =>
      startMailbox({ dataDir, smtpPort: ports.smtp, httpPort: ports.mailbox }),
    );
    this.signal.throwIfAborted();
    return this.mailbox.smtpUrl;
  }

  private build(): Promise<Built[]> {
    return this.steps.run(
      'Builds',
      async () =>
        buildChanged({
          root: ROOT,
          logs: this.logs,
          command: this.commandEvents('build'),
          config: this.extensions,
          ...(this.development && { only: await builtForExtensions(ROOT, this.extensions) }),
        }),
      describeBuilds,
    );
  }

  private async prepareData(env: NodeJS.ProcessEnv, { owner }: DatabaseUrls): Promise<void> {
    await this.steps.run('Database migrations', () => this.apiCommand('migrate', 'The database migration', env));
    if (!this.config.demoData) return;
    // The demo keeps its record in a schema of its own, which only the owner may make.
    const asOwner = { ...env, DATABASE_URL: owner };
    await this.steps.run('Demo data', () => this.apiCommand('demo-data', 'Loading the demo data', asOwner));
  }

  private apiCommand(name: string, purpose: string, env: NodeJS.ProcessEnv): Promise<string> {
    const script = `services/api/dist/cli/${name}.js`;
    return runCommand(process.execPath, scriptArguments(ROOT, script, this.development !== undefined), {
      ...this.commandEvents(name),
      purpose,
      env,
      cwd: ROOT,
      logFile: join(this.logs, `${name}.log`),
    });
  }

  private async release(builds: Built[], env: NodeJS.ProcessEnv): Promise<void> {
    const command = { ...this.commandEvents('release'), env, cwd: ROOT };
    await this.steps.run(
      'Releases of the front ends',
      () => releaseChanged(builds, { root: ROOT, dataDir: this.config.dataDir, logs: this.logs, command }),
      (names) => (names.length > 0 ? names.join(', ') : 'nothing changed'),
    );
  }

  private async startServices(env: NodeJS.ProcessEnv): Promise<void> {
    const { host, ports } = this.config;
    this.signal.throwIfAborted();
    const development = this.development;
    const system = { root: ROOT, logs: this.logs, host, ports, env, development };
    const described = SERVICES.map((service) => describeService(service, system));
    if (development) described.unshift(describeDevServer({ ...system, url: development.devServerUrl }));
    this.services = described.map((process) => new SupervisedProcess(process, this.events(process.name)));
    const aborted = new Promise<never>((_resolve, reject) => {
      this.signal.addEventListener('abort', () => reject(this.signal.reason as Error), { once: true });
    });
    aborted.catch(() => undefined);
    const all = Promise.all(this.services.map((service) => this.steps.run(service.name, () => service.start())));
    await Promise.race([all, aborted]);
  }

  private followSources(): void {
    if (!this.development) return;
    this.stopFollowing = followSources({
      root: ROOT,
      devServerUrl: this.development.devServerUrl,
      services: this.services,
      config: this.extensions,
      build: () => this.build(),
      say: (line) => this.steps.say(line),
    });
  }

  private events(name: string) {
    return { say: (line: string) => this.steps.say(`! ${line}`), ...this.commandEvents(name) };
  }

  private commandEvents(name: string): Pick<Required<CommandOptions>, 'signal' | 'started' | 'ended'> {
    return {
      signal: this.signal,
      started: (pid) => this.record?.add(name, pid),
      ended: (pid) => this.record?.remove(pid),
    };
  }
}
