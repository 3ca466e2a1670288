import { join, resolve } from 'node:path';
import { ConfigurationError, type Environment, EnvironmentReader, forms } from '@vitrine/kit';
import { isSampleSecret, SHORTEST_SECRET } from '@vitrine/schemas';
import { isSampleKey, parseFieldKeys, type FieldKeys } from './field-keys.js';
import { parseRateLimit, type RateLimitSetting } from './rate-limit-setting.js';
import { parseRetention, type RetentionSetting, type RetentionText } from './retention-setting.js';
import { parseStorage, type StorageSetting } from './storage-setting.js';

const DEFAULT_RATE_LIMITS = { orders: '30/60s', contacts: '5/60s', coupons: '30/60s', login: '5/900s' } as const;
const DEFAULT_RETENTION = {
  contacts: '6mo',
  orders: '10y',
  unfulfilledOrders: '24mo',
  audit: '3y',
} as const;
/** Orders are books, an unfulfilled one may still be answered, and the audit log must tell what a quarter brought. */
const SHORTEST_RETENTION: Readonly<Record<keyof typeof DEFAULT_RETENTION, RetentionText>> = {
  contacts: '7d',
  orders: '1y',
  unfulfilledOrders: '1mo',
  audit: '6mo',
};
const POSTGRES = ['postgres:', 'postgresql:'];
const MAILS_TO_A_RECIPIENT = '10/3600s';
const MAILS_OF_VISITORS = '2000/3600s';
const COUPON_ADDRESSES = '5/3600s';
/** More than anybody types, also where many sit behind one address. */
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
  readonly databaseUrl: string;
  /** Of the account that forgets old audit entries; only the worker needs it. Unset = `databaseUrl`, for one account that may do everything. */
  readonly databaseRetentionUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** `SMTP_ALLOW_CLEARTEXT=on`: a password may go to the mail server over an unencrypted connection. */
  readonly smtpAllowCleartext: boolean;
  /**
   * Where files are kept. `STORAGE_URL` is a directory, a `file://` URL or
   * `s3://[ACCESS_KEY:SECRET@]HOST[:PORT]/BUCKET[?region=REGION][&tls=on|off]`; unset = `DATA_DIR/uploads`.
   */
  readonly storage: StorageSetting;
  /** Absolute path where files are made before they are kept: on the storage's own disk where it is one, else `DATA_DIR/incoming`. */
  readonly workDirectory: string;
  readonly mailFrom: string;
  readonly staffEmail: string;
  /** Name and postal address at the end of mails to visitors, in one line; empty where none is set. */
  readonly mailCompany: string;
  readonly priceNote: { de: string; en: string };
  readonly jwtTtlSeconds: number;
  readonly fieldKeys: FieldKeys;
  readonly proxySecret: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly firstAdmin: { email: string; password: string } | undefined;
  readonly rateLimits: {
    orders: RateLimitSetting;
    contacts: RateLimitSetting;
    coupons: RateLimitSetting;
    /** Searches, which are answered from the database each time. On in production, off elsewhere, unless it is set. */
    search: RateLimitSetting;
    /** Failed sign-ins per account; an address gets four times as many (contract: 5 and 20 in 15 minutes). */
    login: RateLimitSetting;
    /** Mails to one mailbox that visitors cause; more wait. On in production, where mails reach people, off elsewhere, unless it is set. */
    recipients: RateLimitSetting;
    /** Mails that all visitors together cause; more wait. On in production, off elsewhere, unless it is set. */
    mails: RateLimitSetting;
    /** Different addresses for which one visitor may ask whether a coupon was used. On in production, off elsewhere, unless it is set. */
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
  readonly outboxLeaseSeconds: number;
  readonly outboxSweepSeconds: number;
  private readonly mailServer: string | undefined;
  private readonly signingSecret: string | undefined;

  /** @throws ConfigurationError with one sentence that names the bad variable */
  constructor(environment: Environment, role: ProcessRole = 'api') {
    const read = new EnvironmentReader(environment);
    this.production = read.choice('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';
    this.host = read.text('HOST', '127.0.0.1');
    this.apiPort = read.integer('API_PORT', 3000, { min: 0, max: 65535 });
    this.workerPort = read.integer('WORKER_PORT', 3001, { min: 0, max: 65535 });
    this.logLevel = read.choice('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info');
    this.dataDir = resolve(read.text('DATA_DIR', '.local'));
    const publicUrl = read.optionalUrl('PUBLIC_URL', ['http:', 'https:']);
    const port = read.integer('PORT', 8080, { min: 0, max: 65535 });
    this.publicUrl = (publicUrl ?? `http://127.0.0.1:${port}`).replace(/(?<!\/)\/+$/, '');
    this.databaseUrl = read.required('DATABASE_URL', 'the PostgreSQL database', forms.url(...POSTGRES));
    this.databaseRetentionUrl = read.optionalUrl('DATABASE_RETENTION_URL', POSTGRES);
    this.redisUrl = read.optionalUrl('REDIS_URL', ['redis:', 'rediss:']);
    if (role === 'worker') read.required('SMTP_URL', 'the mail server');
    this.mailServer = read.optionalUrl('SMTP_URL', ['smtp:', 'smtps:']);
    this.smtpAllowCleartext = read.choice('SMTP_ALLOW_CLEARTEXT', ['on', 'off'], 'off') === 'on';
    if (this.mailServer !== undefined && !this.smtpAllowCleartext) assertEncrypted(this.mailServer);
    this.storage = parseStorage('STORAGE_URL', read.text('STORAGE_URL', resolve(this.dataDir, 'uploads')), environment);
    this.workDirectory =
      this.storage.kind === 'disk' ? join(this.storage.directory, '.incoming') : join(this.dataDir, 'incoming');
    this.mailFrom = mailbox(read, 'MAIL_FROM', this.production, 'Vitrine <orders@vitrine.example>');
    this.staffEmail = mailbox(read, 'STAFF_EMAIL', this.production, 'staff@vitrine.example');
    this.mailCompany = read.text(
      'MAIL_COMPANY',
      this.production ? '' : 'Vitrine Atelier GmbH, Lindenhofgasse 7, 80331 München',
    );
    this.priceNote = { de: read.text('PRICE_NOTE_DE', 'zzgl. MwSt.'), en: read.text('PRICE_NOTE_EN', 'plus VAT') };
    if (role === 'api')
      this.signingSecret = this.secret('JWT_SECRET', read.required('JWT_SECRET', 'signs the sign-in tokens'));
    this.jwtTtlSeconds = read.integer('JWT_TTL_SECONDS', 3600, { min: 1, max: 86_400 });
    this.fieldKeys = parseFieldKeys('FIELD_KEYS', read.required('FIELD_KEYS', 'encrypts personal data'));
    for (const key of this.fieldKeys.keys.values()) {
      if (this.production && isSampleKey(key)) throw new ConfigurationError('FIELD_KEYS', 'holds a sample key');
    }
    const proxySecret = read.optional('PROXY_SECRET');
    if (this.production && role === 'api' && proxySecret === undefined)
      read.required('PROXY_SECRET', 'proves the web process');
    this.proxySecret = proxySecret === undefined ? undefined : this.secret('PROXY_SECRET', proxySecret);
    if (this.production && role === 'api' && this.proxySecret === this.signingSecret) {
      throw new ConfigurationError('PROXY_SECRET', 'must not be the same as JWT_SECRET');
    }
    this.corsOrigins = read.list('CORS_ORIGINS', forms.ORIGINS);
    this.firstAdmin = firstAdmin(read);
    if (this.production && this.firstAdmin && isSampleSecret(this.firstAdmin.password)) {
      throw new ConfigurationError('ADMIN_PASSWORD', 'is a sample value');
    }
    const limit = (name: string, standard: string): RateLimitSetting => {
      const variable = `RATE_LIMIT_${name.toUpperCase()}`;
      return parseRateLimit(variable, read.text(variable, standard));
    };
    this.rateLimits = {
      orders: limit('orders', DEFAULT_RATE_LIMITS.orders),
      contacts: limit('contacts', DEFAULT_RATE_LIMITS.contacts),
      coupons: limit('coupons', DEFAULT_RATE_LIMITS.coupons),
      search: limit('search', this.production ? SEARCHES : 'off'),
      login: limit('login', DEFAULT_RATE_LIMITS.login),
      recipients: limit('recipients', this.production ? MAILS_TO_A_RECIPIENT : 'off'),
      mails: limit('mails', this.production ? MAILS_OF_VISITORS : 'off'),
      couponAddresses: limit('coupon_addresses', this.production ? COUPON_ADDRESSES : 'off'),
    };
    const retention = (name: keyof typeof DEFAULT_RETENTION, variable: string): RetentionSetting =>
      parseRetention(variable, read.text(variable, DEFAULT_RETENTION[name]), SHORTEST_RETENTION[name]);
    this.retention = {
      contacts: retention('contacts', 'RETENTION_CONTACTS'),
      orders: retention('orders', 'RETENTION_ORDERS'),
      unfulfilledOrders: retention('unfulfilledOrders', 'RETENTION_UNFULFILLED_ORDERS'),
      audit: retention('audit', 'RETENTION_AUDIT'),
    };
    this.outboxLeaseSeconds = read.integer('OUTBOX_LEASE_SECONDS', 120, { min: 1, max: 3600 });
    this.outboxSweepSeconds = read.integer('OUTBOX_SWEEP_SECONDS', 5, { min: 1, max: 3600 });
  }

  /**
   * The worker sends mails by it.
   * @throws ConfigurationError in an API without it
   */
  get smtpUrl(): string {
    if (this.mailServer === undefined) throw new ConfigurationError('SMTP_URL', 'is set for the worker alone');
    return this.mailServer;
  }

  /**
   * Signs the sign-in tokens.
   * @throws ConfigurationError in the worker, which has no use for it
   */
  get jwtSecret(): string {
    if (this.signingSecret === undefined) throw new ConfigurationError('JWT_SECRET', 'is not read by the worker');
    return this.signingSecret;
  }

  private secret(name: string, value: string): string {
    if (this.production && isSampleSecret(value)) throw new ConfigurationError(name, 'is a sample value');
    if (value.length < SHORTEST_SECRET) {
      throw new ConfigurationError(name, `must have at least ${SHORTEST_SECRET} characters`);
    }
    return value;
  }
}

function mailbox(read: EnvironmentReader, name: string, production: boolean, fallback: string): string {
  return production
    ? read.required(name, 'an address for mails', forms.MAILBOX)
    : read.text(name, fallback, forms.MAILBOX);
}

function firstAdmin(read: EnvironmentReader): { email: string; password: string } | undefined {
  const email = read.optional('ADMIN_EMAIL');
  const password = read.optional('ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new ConfigurationError('ADMIN_EMAIL', 'must be an e-mail address when ADMIN_PASSWORD is set');
  }
  if (password === undefined || password.length < 12 || password.length > 128) {
    throw new ConfigurationError('ADMIN_PASSWORD', 'must have 12 to 128 characters when ADMIN_EMAIL is set');
  }
  return { email, password };
}

/** nodemailer's own options can be in the URL, and win there over what this application asks for. */
function assertEncrypted(smtpUrl: string): void {
  const { searchParams, username, password } = new URL(smtpUrl);
  const weaker = ['ignoreTLS', 'requireTLS', 'opportunisticTLS', 'secure'].find((name) => searchParams.has(name));
  if (weaker && (username || password))
    throw new ConfigurationError(
      'SMTP_URL',
      `must not set ${weaker} beside a password, which could then be read on its way; SMTP_ALLOW_CLEARTEXT=on allows it`,
    );
}
