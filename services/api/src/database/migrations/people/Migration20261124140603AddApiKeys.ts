import { Migration } from '@mikro-orm/migrations';

/** Keys for other programs. */
export class Migration20261124140603AddApiKeys extends Migration {
  override name = 'Migration20261124140603AddApiKeys';

  override up(): void {
    this.addSql(`
      create table api_keys (
        id uuid primary key,
        name text not null,
        prefix text not null,
        key_hash bytea not null unique,
        permissions text[] not null,
        created_at timestamptz not null default now(),
        created_by text not null,
        expires_at timestamptz,
        last_used_at timestamptz
      )`);
    this.addSql(`comment on column api_keys.prefix is 'the first characters of the key, by which people know it'`);
    this.addSql(`comment on column api_keys.key_hash is 'SHA-256 of the key'`);
    this.addSql(`comment on column api_keys.created_by is 'address of the administrator who made it'`);
  }

  override down(): void {
    this.addSql('drop table api_keys');
  }
}
