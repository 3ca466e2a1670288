import { Migration } from '@mikro-orm/migrations';

/** Details of sessions, by which administrators can recognise a session that is not theirs. */
export class Migration20261122193000SessionList extends Migration {
  override name = 'Migration20261122193000SessionList';

  override up(): void {
    this.addSql(`
      alter table admin_sessions
        add column device text,
        add column network text,
        add column last_seen_at timestamptz not null default now()`);
    this.addSql(`comment on column admin_sessions.device is 'browser and system, such as Firefox on Linux'`);
    this.addSql(`comment on column admin_sessions.network is 'where the sign-in came from: /24 of IPv4, /48 of IPv6'`);
  }

  override down(): void {
    this.addSql(`alter table admin_sessions drop column device, drop column network, drop column last_seen_at`);
  }
}
