import { Migration } from '@mikro-orm/migrations';

const english = (field: string, german: string) => `search_english(new.translations, '${field}', ${german})`;

interface Source {
  type: string;
  /** These are SQL expressions over `new`. */
  shown: string;
  title: { german: string; field: string };
  subtitle: { german: string; english: string };
  image: string;
  pageType: string;
  /** Further searched texts, beside title and subtitle. */
  texts: { german: string; english: string }[];
}

const text = (field: string, german: string) => ({ german, english: english(field, german) });
const plain = (expression: string) => ({ german: expression, english: expression });

const SOURCES: Record<string, Source> = {
  products: {
    type: 'product',
    shown: 'true',
    title: { german: 'new.name', field: 'name' },
    subtitle: text('subtitle', 'new.subtitle'),
    image: 'new.image',
    pageType: 'null',
    texts: [
      text('description', 'new.description'),
      text('headerTitle', 'new.header_title'),
      text('headerDescription', 'new.header_description'),
      text('features', `jsonb_path_query_array(new.features, '$[*].title')::text`),
      text('colors', 'new.colors::text'),
      text('materials', 'new.materials::text'),
    ],
  },
  accessories: {
    type: 'accessory',
    shown: 'true',
    title: { german: 'new.name', field: 'name' },
    subtitle: text('subtitle', 'coalesce(new.subtitle, new.brand)'),
    image: 'new.main_image',
    pageType: 'null',
    texts: [
      plain('new.brand'),
      text('description', 'new.description'),
      text('material', 'new.material'),
      text('color', 'new.color'),
      text('features', 'new.features::text'),
      text('specifications', 'new.specifications::jsonb::text'),
    ],
  },
  stores: {
    type: 'store',
    shown: 'new.is_active',
    title: { german: 'new.name', field: 'name' },
    subtitle: plain(`new.address || ', ' || new.city`),
    image: 'new.image',
    pageType: 'null',
    texts: [
      plain('new.state'),
      plain('new.country'),
      plain('new.postal_code'),
      text('description', 'new.description'),
      text('services', 'new.services::text'),
    ],
  },
  content_pages: {
    type: 'page',
    shown: 'new.is_active',
    title: { german: 'new.title', field: 'title' },
    subtitle: text('metaDescription', 'new.meta_description'),
    image: 'null',
    pageType: 'new.page_type',
    texts: [
      text('metaKeywords', 'new.meta_keywords'),
      {
        german: 'search_without_tags(new.content)',
        english: `search_without_tags(${english('content', 'new.content')})`,
      },
    ],
  },
};

/**
 * The entries that `GET /api/search` searches: one row for each thing that visitors may find, written by triggers in the transaction of the change.
 * Plain SQL, because not every server has `unaccent` and `pg_trgm`.
 */
export class Migration20261121Search extends Migration {
  override name = 'Migration20261121Search';

  override up(): void {
    this.addFolding();
    this.addSql(`
      create table search_entries (
        type text not null,
        entity_id uuid not null,
        page_type text,
        title_de text not null,
        title_en text not null,
        subtitle_de text,
        subtitle_en text,
        image text,
        title_words_de text not null,
        title_words_en text not null,
        words_de text not null,
        words_en text not null,
        primary key (type, entity_id)
      )`);
    this.addSql(
      `comment on column search_entries.words_de is 'folded words of all texts, each once and between spaces'`,
    );
    for (const [table, source] of Object.entries(SOURCES)) this.follow(table, source);
  }

  override down(): void {
    for (const table of Object.keys(SOURCES)) {
      this.addSql(`drop trigger ${table}_search on ${table}`);
      this.addSql(`drop trigger ${table}_search_emptied on ${table}`);
      this.addSql(`drop function search_${table}()`);
    }
    this.addSql('drop table search_entries');
    for (const name of [
      'search_distinct_words(text)',
      'search_without_tags(text)',
      'search_english(jsonb, text, text)',
      'search_words(text)',
    ]) {
      this.addSql(`drop function ${name}`);
    }
  }

  private addFolding(): void {
    // Ranges, because character classes depend on the locale of the database.
    this.addSql(String.raw`
      create function search_words(value text) returns text language sql immutable parallel safe as $$
        select ' ' || trim(regexp_replace(
          regexp_replace(
            replace(replace(replace(
              translate(
                replace(replace(replace(
                  regexp_replace(lower(normalize(coalesce(value, ''), nfkd)), '[\u0300-\u036f\u00ad\u200b-\u200d]', '', 'g'),
                  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
                'øłđı', 'oldi'),
              'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
            '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000]+', ' ', 'g'),
          ' +', ' ', 'g')) || ' '
      $$`);
    this.addSql(
      `comment on function search_words is 'words without case, accents and punctuation; ä, a and ae are one, so are ß and ss'`,
    );
    this.addSql(`
      create function search_english(translations jsonb, field text, german text) returns text
      language sql immutable parallel safe as $$
        select coalesce(nullif(nullif(nullif(translations #>> array['en', field], ''), '[]'), '{}'), german)
      $$`);
    this.addSql(`
      create function search_without_tags(html text) returns text language sql immutable parallel safe as $$
        select regexp_replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&[a-z]+;', ' ', 'g')
      $$`);
    this.addSql(`
      create function search_distinct_words(value text) returns text language sql immutable parallel safe as $$
        select ' ' || coalesce(string_agg(distinct word, ' '), '') || ' '
        from unnest(string_to_array(trim(search_words(value)), ' ')) as word
      $$`);
  }

  private follow(table: string, { type, shown, title, subtitle, image, pageType, texts }: Source): void {
    const titleInEnglish = english(title.field, title.german);
    const german = [title.german, subtitle.german, ...texts.map((one) => one.german)];
    const inEnglish = [titleInEnglish, subtitle.english, ...texts.map((one) => one.english)];
    this.addSql(`
      create function search_${table}() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from search_entries where type = '${type}';
          return null;
        end if;
        if tg_op <> 'INSERT' then
          delete from search_entries where type = '${type}' and entity_id = old.id;
        end if;
        if tg_op = 'DELETE' then
          return null;
        end if;
        if ${shown} then
          insert into search_entries
          values (
            '${type}', new.id, ${pageType}, ${title.german}, ${titleInEnglish}, ${subtitle.german}, ${subtitle.english}, ${image},
            search_words(${title.german}), search_words(${titleInEnglish}),
            search_distinct_words(concat_ws(' ', ${german.join(', ')})),
            search_distinct_words(concat_ws(' ', ${inEnglish.join(', ')}))
          );
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger ${table}_search after insert or update or delete on ${table}
      for each row execute function search_${table}()`);
    this.addSql(`
      create trigger ${table}_search_emptied after truncate on ${table}
      for each statement execute function search_${table}()`);
    this.addSql(`update ${table} set id = id`);
  }
}
