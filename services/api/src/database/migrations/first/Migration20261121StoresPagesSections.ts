import { Migration } from '@mikro-orm/migrations';

const TABLES = ['stores', 'content_pages', 'homepage_sections'] as const;

/** Stores, content pages and homepage sections. */
export class Migration20261121StoresPagesSections extends Migration {
  override name = 'Migration20261121StoresPagesSections';

  override up(): void {
    this.addSql(`
      create table stores (
        id uuid primary key,
        name text not null,
        address text not null,
        city text not null,
        state text,
        country text not null,
        postal_code text,
        phone text,
        email text,
        website text,
        description text not null default '',
        services jsonb not null default '[]',
        image text,
        latitude double precision check (latitude between -90 and 90),
        longitude double precision check (longitude between -180 and 180),
        is_active boolean not null default true,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`
      create table content_pages (
        id uuid primary key,
        page_type text not null unique check (
          page_type in ('privacy_policy', 'terms_conditions', 'about_us', 'contact', 'imprint', 'newsroom')
        ),
        title text not null,
        content text not null default '',
        meta_description text,
        meta_keywords text,
        is_active boolean not null default true,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    this.addSql(`comment on column content_pages.content is 'sanitised HTML, as is content in translations'`);
    this.addSql(`
      create table homepage_sections (
        id uuid primary key,
        section_key text not null unique,
        title text not null,
        subtitle text,
        description text not null default '',
        background_image text,
        background_video text,
        cta_text text,
        cta_link text,
        overlay_opacity double precision not null default 0.2 check (overlay_opacity between 0 and 1),
        text_color text not null default 'white' check (text_color in ('white', 'black', 'gray-800', 'gray-600')),
        text_align text not null default 'center' check (text_align in ('left', 'center', 'right')),
        is_active boolean not null default true,
        display_order integer not null default 0 check (display_order >= 0),
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`);
    for (const table of TABLES) {
      this.addSql(`
        create trigger ${table}_public_read after insert or update or delete or truncate on ${table}
        for each statement execute function notify_public_read()`);
    }
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`drop table ${table}`);
  }
}
