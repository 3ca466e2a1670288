import { Migration } from '@mikro-orm/migrations';

/** The browsers with which accounts have signed in, and the sessions that began on an unknown browser. */
export class Migration20261124083821KnownDevices extends Migration {
  override name = 'Migration20261124083821KnownDevices';

  override up(): void {
    this.addSql(`
      create table admin_devices (
        id uuid primary key,
        admin_id uuid not null references admins (id) on delete cascade,
        token_hash bytea not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        unique (admin_id, token_hash)
      )`);
    this.addSql(`comment on column admin_devices.token_hash is 'SHA-256 of the token in the cookie of the browser'`);
    this.addSql(`create index admin_devices_last_used_at on admin_devices (last_used_at)`);
    this.addSql(`alter table admin_sessions add column new_device boolean not null default false`);
    this.addSql(
      `comment on column admin_sessions.new_device is 'it began on a browser that the account did not know, and a mail told so'`,
    );
  }
}
