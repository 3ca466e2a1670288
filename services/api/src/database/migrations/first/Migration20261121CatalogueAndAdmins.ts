import { Migration } from '@mikro-orm/migrations';

/** Catalogue, media, administrators, audit log, rate limits, and the notifications that invalidate cached public reads. */
export class Migration20261121CatalogueAndAdmins extends Migration {
  override name = 'Migration20261121CatalogueAndAdmins';

  override up(): void {
    this.addSql(`
      create function notify_public_read() returns trigger language plpgsql as $$
      begin
        perform pg_notify('public_read', tg_table_name);
        return null;
      end $$`);
    this.addSql(`
      create table features (
        id uuid primary key,
        title text not null,
        description text not null default '',
        image text,
        is_active boolean not null default true,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table products (
        id uuid primary key,
        name text not null,
        subtitle text,
        description text not null,
        price_cents integer check (price_cents >= 0),
        subscription_price_cents integer check (subscription_price_cents >= 0),
        enhanced_service_price_cents integer check (enhanced_service_price_cents >= 0),
        image text,
        images jsonb not null default '[]',
        video text,
        header_video text,
        header_title text,
        header_description text,
        product_video text,
        video_heading text,
        features jsonb not null default '[]',
        colors jsonb not null default '[]',
        materials jsonb not null default '[]',
        display_order integer not null default 0,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`comment on column products.features is 'list of {title, id}; id names a row of features or is null'`);
    this.addSql(`
      create table accessories (
        id uuid primary key,
        name text not null,
        subtitle text,
        brand text,
        description text not null default '',
        category text not null check (category in ('pen', 'wallet', 'belt', 'watch_band', 'case', 'other')),
        price_cents integer not null check (price_cents >= 0),
        material text,
        color text,
        size text,
        weight_grams double precision check (weight_grams >= 0),
        stock integer not null default 0 check (stock >= 0),
        is_in_stock boolean not null default true,
        main_image text,
        images jsonb not null default '[]',
        features jsonb not null default '[]',
        specifications json not null default '{}',
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table media_files (
        id uuid primary key,
        path text not null unique check (path like '/uploads/%'),
        kind text not null check (kind in ('image', 'video')),
        mime_type text not null,
        size_bytes bigint not null,
        width integer,
        height integer,
        duration_seconds double precision,
        variants jsonb not null default '[]',
        created_at timestamptz not null default now()
      )`);
    this.addSql(`comment on column media_files.variants is 'list of {url, width, format}'`);
    for (const table of ['features', 'products', 'accessories', 'media_files']) {
      this.addSql(`
        create trigger ${table}_public_read after insert or update or delete or truncate on ${table}
        for each statement execute function notify_public_read()`);
    }
    this.addSql(`
      create table admins (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        last_login_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table admin_sessions (
        id uuid primary key,
        admin_id uuid not null references admins (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        previous_login_at timestamptz,
        revoked_at timestamptz
      )`);
    this.addSql(`create index admin_sessions_admin_id on admin_sessions (admin_id)`);
    this.addSql(`create index admin_sessions_expires_at on admin_sessions (expires_at)`);
    this.addSql(`
      create table audit_log (
        id uuid primary key,
        at timestamptz not null default now(),
        admin_id uuid,
        admin_email text not null,
        action text not null,
        subject_type text not null,
        subject_id text
      )`);
    this.addSql(`create index audit_log_subject on audit_log (subject_type, subject_id)`);
    this.addSql(`
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    this.addSql(`create index rate_limits_expire on rate_limits (expire)`);
  }

  override down(): void {
    for (const table of [
      'rate_limits',
      'audit_log',
      'admin_sessions',
      'admins',
      'media_files',
      'accessories',
      'products',
      'features',
    ]) {
      this.addSql(`drop table ${table}`);
    }
    this.addSql('drop function notify_public_read()');
  }
}
