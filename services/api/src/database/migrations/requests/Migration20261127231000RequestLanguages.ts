import { Migration } from '@mikro-orm/migrations';

const TABLES = ['orders', 'contacts', 'demonstrations', 'outbox'] as const;

/**
 * Requests and mails in any language: only the program knows which languages exist. Existing rows satisfy the former, narrower constraint, so that
 * the new one need not be validated for them.
 */
export class Migration20261127231000RequestLanguages extends Migration {
  override name = 'Migration20261127231000RequestLanguages';

  override up(): void {
    for (const table of TABLES) this.replaceCheck(table, `language ~ '^[a-z]{2}$'`);
  }

  override down(): void {
    for (const table of TABLES) {
      this.addSql(`update ${table} set language = 'en' where language not in ('de', 'en')`);
      this.replaceCheck(table, `language in ('de', 'en')`);
    }
  }

  private replaceCheck(table: string, rule: string): void {
    const name = `${table}_language_check`;
    this.addSql(`alter table ${table} drop constraint ${name}, add constraint ${name} check (${rule}) not valid`);
  }
}
