import { Migration } from '@mikro-orm/migrations';

/** Accounts get a name, a role and a state. Existing accounts, and those that the previous release creates, are active owners. */
export class Migration20261124013000StaffRoles extends Migration {
  override name = 'Migration20261124013000StaffRoles';

  override up(): void {
    this.addSql(`
      alter table admins
        add column name text,
        add column role text not null default 'owner'
          check (role in ('owner', 'manager', 'sales', 'editor', 'operations')),
        add column state text not null default 'active' check (state in ('active', 'suspended')),
        add column version integer not null default 1
    `);
  }

  /** The columns are kept, because they hold the accounts' permissions. */
  override down(): void {}
}
