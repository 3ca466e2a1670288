import { Migration } from '@mikro-orm/migrations';

/** Columns that decide whether a search finds a row, and by which words. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  products: [
    ...['name', 'subtitle', 'image', 'description', 'header_title', 'header_description', 'features', 'colors'],
    ...['materials', 'translations', 'published', 'published_at'],
  ],
  accessories: [
    ...['name', 'subtitle', 'brand', 'main_image', 'description', 'material', 'color', 'features', 'specifications'],
    'translations',
  ],
  stores: [
    ...['name', 'address', 'city', 'state', 'country', 'postal_code', 'image', 'description', 'services'],
    ...['translations', 'is_active'],
  ],
  content_pages: [
    ...['title', 'meta_description', 'meta_keywords', 'content', 'page_type', 'translations', 'is_active'],
    'published_at',
  ],
};

const values = (row: 'old' | 'new', columns: readonly string[]) =>
  columns.map((column) => `${row}.${column}::text`).join(', ');
const isFurther = (row: 'old' | 'new') => `${row}.translations::jsonb - 'en' <> '{}'`;

const CHANGES = { added: 'insert', changed: 'update', gone: 'delete' } as const;
const functionOf = (table: string, name: string) =>
  name === 'search' ? `search_${table}` : `search_${table}_languages`;

/** Each run of characters outside of words becomes one space, so the spaces need no further merging. */
const wordsFunction = (finished: (text: string) => string) => {
  const folded = String.raw`
    regexp_replace(
      replace(replace(replace(
        translate(
          replace(replace(replace(
            regexp_replace(lower(normalize(coalesce(value, ''), nfkd)), '[\u0300-\u036f\u00ad\u200b-\u200d]', '', 'g'),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øłđı', 'oldi'),
        'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+', ' ', 'g')`;
  return `
    create or replace function search_words(value text) returns text language sql immutable parallel safe as $$
      select ' ' || trim(${finished(folded)}) || ' '
    $$`;
};

/**
 * The search entries are written only for changes of searched columns, not for another price or stock, and those of further languages only for rows
 * with such texts. An update that does not increment the version still rewrites a row's entries.
 */
export class Migration20261128220210SearchOfChangedTexts extends Migration {
  override name = 'Migration20261128220210SearchOfChangedTexts';

  override up(): void {
    this.foldFaster();
    for (const [table, columns] of Object.entries(SEARCHED)) {
      // Otherwise the statement is planned again for each row, which takes longer than running it.
      this.addSql(`alter function search_${table}_languages() set plan_cache_mode = force_generic_plan`);
      const isSearched = `old.version = new.version or (${values('old', columns)}) is distinct from (${values('new', columns)})`;
      this.replace(table, 'search', { added: 'true', changed: isSearched, gone: 'true' });
      this.replace(table, 'search_languages', {
        added: isFurther('new'),
        changed: `(${isSearched}) and (${isFurther('old')} or ${isFurther('new')})`,
        gone: isFurther('old'),
      });
    }
    this.addSql('create index stores_name_city on stores (name, city)');
  }

  override down(): void {
    this.addSql('drop index stores_name_city');
    for (const table of Object.keys(SEARCHED)) {
      this.addSql(`alter function search_${table}_languages() reset plan_cache_mode`);
      for (const name of ['search', 'search_languages']) {
        for (const when of Object.keys(CHANGES)) this.addSql(`drop trigger ${table}_${name}_${when} on ${table}`);
        this.addSql(`
          create trigger ${table}_${name} after insert or update or delete on ${table}
          for each row execute function ${functionOf(table, name)}()`);
      }
    }
    this.addSql(wordsFunction((text) => `regexp_replace(${text}, ' +', ' ', 'g')`));
    this.addSql(`
      create or replace function search_distinct_words(value text) returns text language sql immutable parallel safe as $$
        select ' ' || coalesce(string_agg(distinct word, ' '), '') || ' '
        from unnest(string_to_array(trim(search_words(value)), ' ')) as word
      $$`);
  }

  /** Gives the same words faster: PL/pgSQL caches the plan, and the words are sorted by bytes, because their order does not matter. */
  private foldFaster(): void {
    this.addSql(wordsFunction((text) => text));
    this.addSql(`
      create or replace function search_distinct_words(value text) returns text language plpgsql immutable parallel safe as $$
      begin
        return (
          select ' ' || coalesce(string_agg(distinct word collate "C", ' '), '') || ' '
          from unnest(string_to_array(trim(search_words(value)), ' ')) as word
        );
      end $$`);
  }

  /** Triggers run in the order of their names, so these run before `<table>_search_publication`. */
  private replace(table: string, name: string, conditions: Readonly<Record<keyof typeof CHANGES, string>>): void {
    this.addSql(`drop trigger ${table}_${name} on ${table}`);
    for (const [when, change] of Object.entries(CHANGES))
      this.addSql(`
        create trigger ${table}_${name}_${when} after ${change} on ${table}
        for each row when (${conditions[when as keyof typeof CHANGES]}) execute function ${functionOf(table, name)}()`);
  }
}
