import { Migration } from '@mikro-orm/migrations';

interface Template {
  id: string;
  status: string | null;
  title: string;
  text: string;
  english: { title: string; text: string };
}

/** The templates of a new installation; staff can change and delete them. */
const TEMPLATES: readonly Template[] = [
  {
    id: '0197a3f2-7c1e-7000-8000-000000000001',
    status: 'confirmed',
    title: 'Bestätigung',
    text: 'Guten Tag {{name}},\n\nvielen Dank für Ihre Anfrage {{number}}. Gern bestätigen wir Ihnen {{product}} zum Preis von {{price}}.\n\nIn den nächsten Tagen melden wir uns mit den weiteren Schritten.\n\nMit freundlichen Grüßen\n{{staff}}',
    english: {
      title: 'Confirmation',
      text: 'Dear {{name}},\n\nthank you for your request {{number}}. We are pleased to confirm {{product}} at {{price}}.\n\nWe will be in touch within the next days about what comes next.\n\nKind regards\n{{staff}}',
    },
  },
  {
    id: '0197a3f2-7c1e-7000-8000-000000000002',
    status: 'completed',
    title: 'Abschluss',
    text: 'Guten Tag {{name}},\n\n{{product}} ist fertiggestellt und Ihre Anfrage {{number}} damit abgeschlossen. Wir wünschen Ihnen viel Freude damit.\n\nWenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail.\n\nMit freundlichen Grüßen\n{{staff}}',
    english: {
      title: 'Completion',
      text: 'Dear {{name}},\n\n{{product}} is finished, which completes your request {{number}}. We hope you will enjoy it.\n\nIf you have any questions, simply reply to this email.\n\nKind regards\n{{staff}}',
    },
  },
  {
    id: '0197a3f2-7c1e-7000-8000-000000000003',
    status: 'cancelled',
    title: 'Absage',
    text: 'Guten Tag {{name}},\n\nvielen Dank für Ihr Interesse an {{product}}. Leider können wir Ihre Anfrage {{number}} nicht annehmen.\n\nGern beraten wir Sie zu anderen Möglichkeiten; antworten Sie einfach auf diese E-Mail.\n\nMit freundlichen Grüßen\n{{staff}}',
    english: {
      title: 'Refusal',
      text: 'Dear {{name}},\n\nthank you for your interest in {{product}}. Unfortunately we cannot accept your request {{number}}.\n\nWe would be glad to talk about other possibilities; simply reply to this email.\n\nKind regards\n{{staff}}',
    },
  },
  {
    id: '0197a3f2-7c1e-7000-8000-000000000004',
    status: null,
    title: 'Rückfrage',
    text: 'Guten Tag {{name}},\n\nvielen Dank für Ihre Anfrage {{number}}. Damit wir Ihnen ein gutes Angebot machen können, haben wir noch eine Frage:\n\n\n\nAntworten Sie einfach auf diese E-Mail.\n\nMit freundlichen Grüßen\n{{staff}}',
    english: {
      title: 'Question',
      text: 'Dear {{name}},\n\nthank you for your request {{number}}. To make you a good offer we have one more question:\n\n\n\nSimply reply to this email.\n\nKind regards\n{{staff}}',
    },
  },
  {
    id: '0197a3f2-7c1e-7000-8000-000000000005',
    status: null,
    title: 'Rückruf',
    text: 'Guten Tag {{name}},\n\nvielen Dank für Ihre Anfrage {{number}}. Gern besprechen wir alles Weitere am Telefon. Wann erreichen wir Sie am besten, und unter welcher Nummer?\n\nMit freundlichen Grüßen\n{{staff}}',
    english: {
      title: 'Call',
      text: 'Dear {{name}},\n\nthank you for your request {{number}}. We would be glad to talk it over on the telephone. When can we reach you best, and under which number?\n\nKind regards\n{{staff}}',
    },
  },
];

const quoted = (text: string): string => `$t$${text}$t$`;

/** Reply templates. */
export class Migration20261124103500ReplyTemplates extends Migration {
  override name = 'Migration20261124103500ReplyTemplates';

  override up(): void {
    this.addSql(`
      create table reply_templates (
        id uuid primary key,
        title text not null,
        text text not null,
        status text,
        translations jsonb not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        updated_by text
      )`);
    this.addSql(
      `comment on column reply_templates.status is 'offered when an order becomes it; null = with no status'`,
    );
    for (const { id, title, text, status, english } of TEMPLATES)
      this.addSql(`
        insert into reply_templates (id, title, text, status, translations) values (
          '${id}', ${quoted(title)}, ${quoted(text)}, ${status === null ? 'null' : quoted(status)}, ${quoted(JSON.stringify({ en: english }))}
        )`);
  }

  override down(): void {
    this.addSql(`drop table reply_templates`);
  }
}
