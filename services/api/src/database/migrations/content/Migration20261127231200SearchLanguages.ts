import { Migration } from '@mikro-orm/migrations';

/** An SQL expression over `new` for a text in `language`: the field of `translations`, else the English or German text. */
const translated = (field: string, german: string) => `search_translated(texts, language, '${field}', ${german})`;

interface Source {
  type: string;
  title: string;
  subtitle: string;
  /** Further searched texts, beside title and subtitle. */
  texts: readonly string[];
}

const SOURCES: Readonly<Record<string, Source>> = {
  products: {
    type: 'product',
    title: translated('name', 'new.name'),
    subtitle: translated('subtitle', 'new.subtitle'),
    texts: [
      translated('description', 'new.description'),
      translated('headerTitle', 'new.header_title'),
      translated('headerDescription', 'new.header_description'),
      translated('features', `jsonb_path_query_array(new.features, '$[*].title')::text`),
      translated('colors', 'new.colors::text'),
      translated('materials', 'new.materials::text'),
    ],
  },
  accessories: {
    type: 'accessory',
    title: translated('name', 'new.name'),
    subtitle: translated('subtitle', 'coalesce(new.subtitle, new.brand)'),
    texts: [
      'new.brand',
      translated('description', 'new.description'),
      translated('material', 'new.material'),
      translated('color', 'new.color'),
      translated('features', 'new.features::text'),
      translated('specifications', 'new.specifications::jsonb::text'),
    ],
  },
  stores: {
    type: 'store',
    title: translated('name', 'new.name'),
    subtitle: `new.address || ', ' || new.city`,
    texts: [
      'new.state',
      'new.country',
      'new.postal_code',
      translated('description', 'new.description'),
      translated('services', 'new.services::text'),
    ],
  },
  content_pages: {
    type: 'page',
    title: translated('title', 'new.title'),
    subtitle: translated('metaDescription', 'new.meta_description'),
    texts: [
      translated('metaKeywords', 'new.meta_keywords'),
      `search_without_tags(${translated('content', 'new.content')})`,
    ],
  },
};

/**
 * The texts that `GET /api/search` searches in languages other than German and English: one row for each language into which an entry is translated,
 * so that a further language needs no column. Written by triggers, like `search_entries`.
 */
export class Migration20261127231200SearchLanguages extends Migration {
  override name = 'Migration20261127231200SearchLanguages';

  override up(): void {
    this.addSql(`
      create table search_translations (
        type text not null,
        entity_id uuid not null,
        language text not null,
        title text not null,
        subtitle text,
        title_words text not null,
        words text not null,
        primary key (type, entity_id, language)
      )`);
    this.addSql(
      `comment on column search_translations.words is 'folded words of all texts, each once and between spaces'`,
    );
    this.addSql(`
      create function search_translated(translations jsonb, language text, field text, german text) returns text
      language sql immutable parallel safe as $$
        select coalesce(
          nullif(nullif(nullif(translations #>> array[language, field], ''), '[]'), '{}'),
          search_english(translations, field, german)
        )
      $$`);
    for (const [table, source] of Object.entries(SOURCES)) this.follow(table, source);
  }

  override down(): void {
    for (const table of Object.keys(SOURCES)) {
      this.addSql(`drop trigger ${table}_search_languages on ${table}`);
      this.addSql(`drop trigger ${table}_search_languages_emptied on ${table}`);
      this.addSql(`drop function search_${table}_languages()`);
    }
    this.addSql('drop function search_translated(jsonb, text, text, text)');
    this.addSql('drop table search_translations');
  }

  /** Existing rows need no entries: nothing is translated into a further language yet. */
  private follow(table: string, { type, title, subtitle, texts }: Source): void {
    this.addSql(`
      create function search_${table}_languages() returns trigger language plpgsql as $$
      declare
        texts jsonb;
      begin
        if tg_op = 'TRUNCATE' then
          delete from search_translations where type = '${type}';
          return null;
        end if;
        if tg_op <> 'INSERT' then
          delete from search_translations where type = '${type}' and entity_id = old.id;
        end if;
        if tg_op = 'DELETE' then
          return null;
        end if;
        texts := new.translations::jsonb;
        insert into search_translations
        select '${type}', new.id, language, ${title}, ${subtitle}, search_words(${title}),
          search_distinct_words(concat_ws(' ', ${[title, subtitle, ...texts].join(', ')}))
        from jsonb_object_keys(texts) as language
        where language <> 'en';
        return null;
      end $$`);
    this.addSql(`
      create trigger ${table}_search_languages after insert or update or delete on ${table}
      for each row execute function search_${table}_languages()`);
    this.addSql(`
      create trigger ${table}_search_languages_emptied after truncate on ${table}
      for each statement execute function search_${table}_languages()`);
  }
}
