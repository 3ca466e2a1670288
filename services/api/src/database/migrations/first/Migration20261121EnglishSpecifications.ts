import { Migration } from '@mikro-orm/migrations';

/** English specifications keep the order of their labels, like the German ones, as `json`: `jsonb` would sort them. */
export class Migration20261121EnglishSpecifications extends Migration {
  override name = 'Migration20261121EnglishSpecifications';

  override up(): void {
    this.addSql(`
      create function search_english(translations json, field text, german text) returns text
      language sql immutable parallel safe as $$ select search_english(translations::jsonb, field, german) $$`);
    this.addSql('alter table accessories alter column translations type json');
  }

  override down(): void {
    this.addSql('alter table accessories alter column translations type jsonb');
    this.addSql('drop function search_english(json, text, text)');
  }
}
