import { Migration } from '@mikro-orm/migrations';

/**
 * Invited accounts, which have no password yet, the links of invitations and password resets, and mails of the outbox about an account or a session.
 * The first word of a mail's kind says which subject it has, so that a new kind needs no migration.
 */
export class Migration20261124061853StaffAccounts extends Migration {
  override name = 'Migration20261124061853StaffAccounts';

  override up(): void {
    this.addSql(`
      alter table admins
        drop constraint admins_state_check,
        add constraint admins_state_check check (state in ('active', 'invited', 'suspended')),
        alter column password_hash drop not null,
        add column updated_by text,
        add constraint admins_password_check check (state = 'invited' or password_hash is not null)`);
    this.addSql(
      `comment on column admins.updated_by is 'e-mail address of the administrator who changed the row last'`,
    );
    this.addSql(`
      create table admin_links (
        id uuid primary key,
        admin_id uuid not null references admins (id) on delete cascade,
        purpose text not null check (purpose in ('invitation', 'password-reset')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    this.addSql(`comment on table admin_links is 'links that mails carry; each works once'`);
    this.addSql(`create index admin_links_admin on admin_links (admin_id, purpose, created_at)`);
    this.addSql(`
      alter table outbox
        add column admin_id uuid references admins (id) on delete cascade,
        add column admin_session_id uuid references admin_sessions (id) on delete cascade,
        drop constraint outbox_kind_check,
        add constraint outbox_kind_check check (
          num_nonnulls(order_id, contact_id, demonstration_id, admin_id, admin_session_id) = 1 and
          case split_part(kind, '-', 1)
            when 'order' then order_id is not null
            when 'contact' then contact_id is not null
            when 'demonstration' then demonstration_id is not null
            when 'account' then admin_id is not null
            when 'session' then admin_session_id is not null
            else false
          end) not valid`);
    this.addSql(`create index outbox_admin on outbox (admin_id) where admin_id is not null`);
    this.addSql(`create index outbox_admin_session on outbox (admin_session_id) where admin_session_id is not null`);
  }
}
