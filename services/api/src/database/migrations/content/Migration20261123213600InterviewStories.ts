import { Migration } from '@mikro-orm/migrations';

/** Interviews have a quotation and the conversation as a text. */
export class Migration20261123213600InterviewStories extends Migration {
  override name = 'Migration20261123213600InterviewStories';

  override up(): void {
    this.addSql('alter table interviews add column quote text');
    this.addSql(`alter table interviews add column story text not null default ''`);
  }

  override down(): void {
    this.addSql('alter table interviews drop column quote, drop column story');
  }
}
