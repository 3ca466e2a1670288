import { Migration } from '@mikro-orm/migrations';

/** Accounts get a name, a role and a state. Those that exist, and those that the release before creates, are active owners. */
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

  /** The columns stay: who may do what is in them. */
  override down(): void {}
}
