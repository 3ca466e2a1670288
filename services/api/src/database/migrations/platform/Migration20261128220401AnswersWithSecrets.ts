import { Migration } from '@mikro-orm/migrations';

/** Answers with a secret are kept for minutes, other answers as long as their key. */
export class Migration20261128220401AnswersWithSecrets extends Migration {
  override name = 'Migration20261128220401AnswersWithSecrets';

  override up(): void {
    this.addSql('alter table idempotent_calls add column answer_until timestamptz');
    this.addSql(
      `comment on column idempotent_calls.answer_until is 'until when an answer with a secret is kept; null = as long as the key'`,
    );
    this.addSql(
      `create index idempotent_calls_secrets on idempotent_calls (answer_until) where answer_until is not null`,
    );
  }

  override down(): void {
    this.addSql('alter table idempotent_calls drop column answer_until');
  }
}
