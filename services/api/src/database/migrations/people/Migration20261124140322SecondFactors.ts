import { Migration } from '@mikro-orm/migrations';

/** The second factors of accounts, open second steps of sign-ins, and the time of each session's last authentication. */
export class Migration20261124140322SecondFactors extends Migration {
  override name = 'Migration20261124140322SecondFactors';

  override up(): void {
    this.addSql(`
      create table admin_totp (
        admin_id uuid primary key references admins (id) on delete cascade,
        secret text,
        last_step bigint,
        confirmed_at timestamptz,
        pending_secret text,
        pending_until timestamptz
      )`);
    this.addSql(`comment on table admin_totp is 'authenticator apps; each code works once'`);
    this.addSql(`comment on column admin_totp.secret is 'encrypted, base 32; null until the first code was right'`);
    this.addSql(
      `comment on column admin_totp.last_step is 'time step (30 s since 1970) of the code that was used last'`,
    );
    this.addSql(
      `comment on column admin_totp.pending_secret is 'encrypted, base 32; of an app whose first code is awaited'`,
    );
    this.addSql(`
      create table admin_recovery_codes (
        id uuid primary key,
        admin_id uuid not null references admins (id) on delete cascade,
        code_hash text not null,
        created_at timestamptz not null default now(),
        used_at timestamptz
      )`);
    this.addSql(`comment on column admin_recovery_codes.code_hash is 'argon2id in PHC form'`);
    this.addSql(`create index admin_recovery_codes_admin on admin_recovery_codes (admin_id)`);
    this.addSql(`
      create table admin_passkeys (
        id uuid primary key,
        admin_id uuid not null references admins (id) on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        synced boolean not null,
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      )`);
    this.addSql(`comment on column admin_passkeys.credential_id is 'base64url, as the authenticator names it'`);
    this.addSql(`comment on column admin_passkeys.synced is 'kept by several devices of its owner'`);
    this.addSql(`create index admin_passkeys_admin on admin_passkeys (admin_id)`);
    this.addSql(`
      create table admin_challenges (
        id uuid primary key,
        purpose text not null check (purpose in ('sign-in', 'passkey-sign-in', 'passkey-enrolment')),
        token_hash bytea not null unique,
        admin_id uuid references admins (id) on delete cascade,
        password_digest bytea,
        tries integer not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`);
    this.addSql(
      `comment on table admin_challenges is 'second steps of sign-ins and challenges to passkeys that are awaited'`,
    );
    this.addSql(`comment on column admin_challenges.token_hash is 'SHA-256 of what the client sends back'`);
    this.addSql(
      `comment on column admin_challenges.password_digest is 'SHA-256 of the hash against which the password was verified'`,
    );
    this.addSql(`create index admin_challenges_admin on admin_challenges (admin_id) where admin_id is not null`);
    this.addSql(`create index admin_challenges_expires_at on admin_challenges (expires_at)`);
    this.addSql(`alter table admin_sessions add column authenticated_at timestamptz not null default now()`);
    this.addSql(`update admin_sessions set authenticated_at = created_at`);
    this.addSql(`comment on column admin_sessions.authenticated_at is 'when its holder last proved who they are'`);
  }
}
