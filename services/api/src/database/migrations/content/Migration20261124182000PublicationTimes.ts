import { Migration } from '@mikro-orm/migrations';

/** Tables that already have a flag; then the searched tables, with their type in the search and their flag. */
const TABLES = { interviews: 'published', homepage_sections: 'is_active', content_pages: 'is_active' } as const;
const SEARCHED = { products: ['product', 'published'], content_pages: ['page', 'is_active'] } as const;

/** Drafts and publication times of products, interviews, homepage sections and content pages; the visibility of existing rows does not change. */
export class Migration20261124182000PublicationTimes extends Migration {
  override name = 'Migration20261124182000PublicationTimes';

  override up(): void {
    this.addSql('alter table products add column published boolean not null default true');
    for (const table of ['products', ...Object.keys(TABLES)]) {
      this.addSql(`alter table ${table} add column published_at timestamptz`);
      const flag = TABLES[table as keyof typeof TABLES] ?? 'published';
      this.addSql(
        `comment on column ${table}.published_at is 'with ${flag}, visitors see it from then on; null = at once'`,
      );
    }
    this.addSql('alter table search_entries add column shown_from timestamptz');
    this.addSql(`comment on column search_entries.shown_from is 'visitors find it from then on; null = at once'`);
    for (const [table, [type, flag]] of Object.entries(SEARCHED)) this.followPublication(table, type, flag);
  }

  override down(): void {
    for (const table of Object.keys(SEARCHED)) {
      this.addSql(`drop trigger ${table}_search_publication on ${table}`);
      this.addSql(`drop function search_${table}_publication()`);
    }
    this.addSql('alter table search_entries drop column shown_from');
    for (const table of ['products', ...Object.keys(TABLES)])
      this.addSql(`alter table ${table} drop column published_at`);
    this.addSql('alter table products drop column published');
  }

  /** Triggers run in the order of their names, so this one runs after `<table>_search` has written the entry. */
  private followPublication(table: string, type: string, flag: string): void {
    this.addSql(`
      create function search_${table}_publication() returns trigger language plpgsql as $$
      begin
        if not new.${flag} then
          delete from search_entries where type = '${type}' and entity_id = new.id;
        elsif new.published_at is not null then
          update search_entries set shown_from = new.published_at where type = '${type}' and entity_id = new.id;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger ${table}_search_publication after insert or update on ${table}
      for each row execute function search_${table}_publication()`);
  }
}
