import { Migration } from '@mikro-orm/migrations';

/** The columns of a page's texts. */
const TEXTS = 'title, content, meta_description, meta_keywords, translations';
/** Number of versions that are kept for each page type. */
const KEPT = 100;

const ofRow = (row: 'new' | 'old'): string =>
  `(${['page_type', ...TEXTS.split(', ')].map((column) => `${row}.${column}`).join(', ')})`;

/**
 * The versions of a content page's texts, written by a trigger in the transaction that saves the page, so that no change is missed. They belong to
 * the page's type, so that they are kept when the page is deleted.
 */
export class Migration20261127233000PageVersions extends Migration {
  override name = 'Migration20261127233000PageVersions';

  override up(): void {
    this.addSql(`
      create table page_versions (
        page_type text not null,
        number integer not null,
        title text not null,
        content text not null,
        meta_description text,
        meta_keywords text,
        translations jsonb not null,
        reason text,
        saved_by text,
        saved_at timestamptz not null,
        primary key (page_type, number)
      )`);
    this.addSql(`comment on table page_versions is 'the last ${KEPT} of each type; the newest is the present text'`);
    this.addSql(`comment on column page_versions.saved_by is 'e-mail address of the administrator; null = the system'`);
    this.addSql(`
      insert into page_versions (page_type, number, ${TEXTS}, saved_by, saved_at)
      select page_type, 1, ${TEXTS}, updated_by, updated_at from content_pages`);
    // This trigger tells the removal of files that versions may name files (files/media/removal). The removal locks the tables in the order of their names,
    // and a save locks the page before its version, so this table's name must sort after `content_pages`.
    this.addSql(`
      create trigger page_versions_public_read after insert or update or delete or truncate on page_versions
      for each statement execute function notify_public_read()`);
    this.addSql(`
      create function keep_page_version() returns trigger language plpgsql as $$
      declare
        newest integer;
      begin
        if tg_op = 'UPDATE' and ${ofRow('new')} is not distinct from ${ofRow('old')} then
          return null;
        end if;
        select coalesce(max(number), 0) + 1 into newest from page_versions where page_type = new.page_type;
        insert into page_versions (page_type, number, ${TEXTS}, reason, saved_by, saved_at)
        values (new.page_type, newest, ${ofRow('new').slice(1, -1).replace('new.page_type, ', '')},
          nullif(current_setting('vitrine.change_reason', true), ''), new.updated_by, new.updated_at);
        delete from page_versions where page_type = new.page_type and number <= newest - ${KEPT};
        return null;
      end $$`);
    this.addSql(`
      create trigger content_pages_versions after insert or update on content_pages
      for each row execute function keep_page_version()`);
  }

  override down(): void {
    this.addSql('drop trigger content_pages_versions on content_pages');
    this.addSql('drop function keep_page_version()');
    this.addSql('drop table page_versions');
  }
}
