import { join, resolve } from 'node:path';
import { ConfigurationError, type Environment, EnvironmentReader, forms, type TracingSettings } from '@vitrine/kit';
import { isSampleKey, parseFieldKeys, type FieldKeys } from './field-keys.js';
import { relyingParty, type RelyingParty } from './relying-party.js';
import { parseRateLimit, type RateLimitSetting } from './rate-limit-setting.js';
import { parseRedis, type RedisSetting } from './redis-setting.js';
import { parseRetention, type RetentionSetting } from './retention-setting.js';
import { parseStorage, type StorageSetting } from './storage-setting.js';

/** More connections make contended writes slower, not faster (measured on two cores). */
const POOL_SIZE = 16;
const MAILS_TO_A_RECIPIENT = '10/3600s';
const MAILS_OF_VISITORS = '2000/3600s';
const COUPON_ADDRESSES = '5/3600s';
/** More than people type, even if many share one IP address. */
const SEARCHES = '300/60s';

/** The process that reads its settings. The API needs no `SMTP_URL`, the worker neither `JWT_SECRET` nor `PROXY_SECRET`. */
export type ProcessRole = 'api' | 'worker';

/**
 * All settings of the API and the worker, read once at the start. Injected by class: `constructor(config: AppConfig)`.
 * Durations are in seconds, unless the name says otherwise.
 */
export class AppConfig {
  readonly production: boolean;
  readonly host: string;
  readonly apiPort: number;
  readonly workerPort: number;
  readonly logLevel: string;
  /** Absolute path of the state directory. */
  readonly dataDir: string;
  /** Origin of the public site without a trailing slash; base of links in mails. */
  readonly publicUrl: string;
  /** The relying party of passkeys; `undefined` where `publicUrl` has an IP address other than loopback, for which no passkeys can exist. */
  readonly relyingParty: RelyingParty | undefined;
  readonly databaseUrl: string;
  /** URL with the database account that may delete old audit entries; only the worker needs it. Unset = `databaseUrl`'s account may do so. */
  readonly databaseRetentionUrl: string | undefined;
  /** A streaming replica for public reads and staff's lists; never set in the worker. */
  readonly databaseReplicaUrl: string | undefined;
  /** A replica with more lag is not read. */
  readonly replicaLagSeconds: number;
  /** The direct connection, without a pooler, for notifications and a queue on PostgreSQL; default `databaseUrl`. */
  readonly databaseListenUrl: string;
  /** `DATABASE_POOLER=transaction`: `databaseUrl` is a pooler that may use another server connection for each transaction. */
  readonly transactionPooler: boolean;
  /** Maximum size of the process's connection pool on `databaseUrl`; the connection that listens for notifications is not counted. */
  readonly databasePoolSize: number;
  /** The Redis of the queue and the rate limits' counters; unset = both are on PostgreSQL. */
  readonly redis: RedisSetting | undefined;
  /** `SMTP_ALLOW_CLEARTEXT=on`: a password may go to the mail server over an unencrypted connection. */
  readonly smtpAllowCleartext: boolean;
  /**
   * Where files are kept. `STORAGE_URL` is a directory, a `file://` URL or
   * `s3://[ACCESS_KEY:SECRET@]HOST[:PORT]/BUCKET[?region=REGION][&tls=on|off]`; unset = `DATA_DIR/uploads`.
   */
  readonly storage: StorageSetting;
  /** Absolute path where files are written before they are stored: on the disk of a disk storage, else `DATA_DIR/incoming`. */
  readonly workDirectory: string;
  readonly mailFrom: string;
  readonly staffEmail: string;
  /** Name and postal address at the end of mails to visitors, in one line; empty where none is set. */
  readonly mailCompany: string;
  /** Whether the process runs with the demo data, whose site is meant to look finished. */
  readonly demoData: boolean;
  readonly priceNote: { de: string; en: string };
  readonly jwtTtlSeconds: number;
  /** Whether an account without a second factor must set one up before anything else. */
  readonly secondFactorRequired: boolean;
  readonly fieldKeys: FieldKeys;
  readonly proxySecret: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly firstAdmin: { email: string; password: string } | undefined;
  readonly rateLimits: {
    orders: RateLimitSetting;
    contacts: RateLimitSetting;
    coupons: RateLimitSetting;
    /** Searches, whose answers are never cached. Default: on in production, else off. */
    search: RateLimitSetting;
    /** Failed sign-ins per account; an address gets four times as many (contract: 5 and 20 in 15 minutes). */
    login: RateLimitSetting;
    /** Requests with an API key (contract: Keys). */
    keys: RateLimitSetting;
    /** Mails to one recipient that visitors cause; further mails are delayed. Default: on in production, else off. */
    recipients: RateLimitSetting;
    /** Mails that all visitors together cause; further mails are delayed. Default: on in production, else off. */
    mails: RateLimitSetting;
    /** E-mail addresses for which one visitor may ask whether a coupon was used. Default: on in production, else off. */
    couponAddresses: RateLimitSetting;
  };
  /** How long personal data are kept, by kind; `RETENTION_CONTACTS=6mo` and so on. */
  readonly retention: {
    /** Contact requests, from their receipt. */
    contacts: RetentionSetting;
    /** The person behind a confirmed or completed order, from the end of the year of its last change. */
    orders: RetentionSetting;
    /** The person behind a pending or cancelled order, from its last change. */
    unfulfilledOrders: RetentionSetting;
    audit: RetentionSetting;
  };
  readonly tracing: TracingSettings;
  /** `WEBHOOK_ALLOW_PRIVATE=on`: events may be sent to private network addresses. */
  readonly webhookAllowPrivate: boolean;
  readonly outboxLeaseSeconds: number;
  readonly outboxSweepSeconds: number;
  private readonly mailServer: string | undefined;
  private readonly signingSecret: string | undefined;

  /** @throws ConfigurationError with one sentence that names the bad variable */
  constructor(
    environment: Environment,
    role: ProcessRole = 'api',
    /** The process's name in logs, traces and the database. */
    readonly service = `vitrine-${role}`,
  ) {
    const read = new EnvironmentReader(environment);
    this.production = read.isProduction;
    this.host = read.text('HOST', forms.DEFAULTS.HOST);
    this.apiPort = read.port('API_PORT');
    this.workerPort = read.port('WORKER_PORT');
    this.logLevel = read.text('LOG_LEVEL', 'info');
    this.dataDir = resolve(read.text('DATA_DIR', '.local'));
    this.publicUrl = read.publicUrl();
    this.relyingParty = relyingParty(this.publicUrl);
    this.databaseUrl = read.required('DATABASE_URL', 'the PostgreSQL database');
    this.databaseRetentionUrl = read.optional('DATABASE_RETENTION_URL');
    if (role === 'api') this.databaseReplicaUrl = read.optional('DATABASE_REPLICA_URL');
    this.replicaLagSeconds = read.integer('DATABASE_REPLICA_LAG_SECONDS', 10);
    this.databaseListenUrl = read.optional('DATABASE_LISTEN_URL') ?? this.databaseUrl;
    this.transactionPooler = read.optional('DATABASE_POOLER') === 'transaction';
    if (this.transactionPooler)
      read.required('DATABASE_LISTEN_URL', 'a connection that does not go through the pooler');
    this.databasePoolSize = read.integer('DATABASE_POOL_SIZE', POOL_SIZE);
    const redisUrl = read.optional('REDIS_URL');
    this.redis = redisUrl === undefined ? undefined : parseRedis(redisUrl);
    if (role === 'worker') read.required('SMTP_URL', 'the mail server');
    this.mailServer = read.optional('SMTP_URL');
    this.smtpAllowCleartext = read.optional('SMTP_ALLOW_CLEARTEXT') === 'on';
    if (this.mailServer !== undefined && !this.smtpAllowCleartext) assertEncrypted(this.mailServer);
    // Without this check, a variable that is missing by mistake would silently put files on the local disk.
    if (this.production) read.required('STORAGE_URL', 'where files are kept: a directory or s3://…');
    this.storage = parseStorage(read.text('STORAGE_URL', resolve(this.dataDir, 'uploads')), environment);
    this.workDirectory =
      this.storage.kind === 'disk' ? join(this.storage.directory, '.incoming') : join(this.dataDir, 'incoming');
    this.mailFrom = mailbox(read, 'MAIL_FROM', 'Vitrine <orders@vitrine.example>');
    this.staffEmail = mailbox(read, 'STAFF_EMAIL', 'staff@vitrine.example');
    this.mailCompany = read.text(
      'MAIL_COMPANY',
      this.production ? '' : 'Vitrine Atelier GmbH, Lindenhofgasse 7, 80331 München',
    );
    this.demoData = read.text('DEMO_DATA', this.production ? 'off' : 'on') === 'on';
    this.priceNote = read.priceNote();
    if (role === 'api') {
      read.required('JWT_SECRET', 'signs the sign-in tokens');
      this.signingSecret = read.secret('JWT_SECRET');
      if (this.production) read.required('PROXY_SECRET', 'proves the web process');
    }
    this.jwtTtlSeconds = read.integer('JWT_TTL_SECONDS', 3600);
    this.secondFactorRequired = read.text('SECOND_FACTOR', this.production ? 'required' : 'optional') === 'required';
    this.fieldKeys = parseFieldKeys(read.required('FIELD_KEYS', 'encrypts personal data'));
    for (const key of this.fieldKeys.keys.values()) {
      if (this.production && isSampleKey(key)) throw new ConfigurationError('FIELD_KEYS', 'holds a sample key');
    }
    this.proxySecret = read.secret('PROXY_SECRET');
    if (this.production && role === 'api' && this.proxySecret === this.signingSecret) {
      throw new ConfigurationError('PROXY_SECRET', 'must not be the same as JWT_SECRET');
    }
    this.corsOrigins = read.list('CORS_ORIGINS');
    this.firstAdmin = firstAdmin(read);
    const limit = (name: forms.Variable, standard: string) => parseRateLimit(read.text(name, standard));
    const inProduction = (standard: string) => (this.production ? standard : 'off');
    this.rateLimits = {
      orders: limit('RATE_LIMIT_ORDERS', '30/60s'),
      contacts: limit('RATE_LIMIT_CONTACTS', '5/60s'),
      coupons: limit('RATE_LIMIT_COUPONS', '30/60s'),
      search: limit('RATE_LIMIT_SEARCH', inProduction(SEARCHES)),
      login: limit('RATE_LIMIT_LOGIN', '5/900s'),
      keys: limit('RATE_LIMIT_KEYS', '600/60s'),
      recipients: limit('RATE_LIMIT_RECIPIENTS', inProduction(MAILS_TO_A_RECIPIENT)),
      mails: limit('RATE_LIMIT_MAILS', inProduction(MAILS_OF_VISITORS)),
      couponAddresses: limit('RATE_LIMIT_COUPON_ADDRESSES', inProduction(COUPON_ADDRESSES)),
    };
    const retention = (name: forms.Variable, standard: string) => parseRetention(read.text(name, standard));
    this.retention = {
      contacts: retention('RETENTION_CONTACTS', '6mo'),
      orders: retention('RETENTION_ORDERS', '10y'),
      unfulfilledOrders: retention('RETENTION_UNFULFILLED_ORDERS', '24mo'),
      audit: retention('RETENTION_AUDIT', '3y'),
    };
    this.tracing = read.tracing();
    this.webhookAllowPrivate = read.optional('WEBHOOK_ALLOW_PRIVATE') === 'on';
    this.outboxLeaseSeconds = read.integer('OUTBOX_LEASE_SECONDS', 120);
    this.outboxSweepSeconds = read.integer('OUTBOX_SWEEP_SECONDS', 5);
  }

  /**
   * The mail server.
   * @throws ConfigurationError in an API process where it is unset
   */
  get smtpUrl(): string {
    if (this.mailServer === undefined) throw new ConfigurationError('SMTP_URL', 'is set for the worker alone');
    return this.mailServer;
  }

  /**
   * Signs the sign-in tokens.
   * @throws ConfigurationError in the worker, which does not read it
   */
  get jwtSecret(): string {
    if (this.signingSecret === undefined) throw new ConfigurationError('JWT_SECRET', 'is not read by the worker');
    return this.signingSecret;
  }
}

const mailbox = (read: EnvironmentReader, name: 'MAIL_FROM' | 'STAFF_EMAIL', fallback: string): string =>
  read.isProduction ? read.required(name, 'an address for mails') : read.text(name, fallback);

function firstAdmin(read: EnvironmentReader): { email: string; password: string } | undefined {
  const password = read.secret('ADMIN_PASSWORD');
  if (password === undefined && read.optional('ADMIN_EMAIL') === undefined) return undefined;
  const email = read.required('ADMIN_EMAIL', 'beside ADMIN_PASSWORD');
  return { email, password: password ?? read.required('ADMIN_PASSWORD', 'beside ADMIN_EMAIL') };
}

/** nodemailer reads options from the URL, and these override the options that this application passes. */
function assertEncrypted(smtpUrl: string): void {
  const { searchParams, username, password } = new URL(smtpUrl);
  const weaker = ['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'secure'].find((name) => searchParams.has(name));
  if (weaker && (username || password))
    throw new ConfigurationError(
      'SMTP_URL',
      `must not set ${weaker} beside a password, which could then be read on its way; SMTP_ALLOW_CLEARTEXT=on allows it`,
    );
}
