import { Migration } from '@mikro-orm/migrations';

/** By the id of a template of a new installation. */
const FRENCH: Readonly<Record<string, { title: string; text: string }>> = {
  '0197a3f2-7c1e-7000-8000-000000000001': {
    title: 'Confirmation',
    text: 'Bonjour {{name}},\n\nNous vous remercions de votre demande {{number}} et avons le plaisir de vous confirmer {{product}} au prix de {{price}}.\n\nNous reviendrons vers vous dans les prochains jours pour la suite.\n\nCordialement,\n{{staff}}',
  },
  '0197a3f2-7c1e-7000-8000-000000000002': {
    title: 'Achèvement',
    text: 'Bonjour {{name}},\n\nNous avons achevé {{product}}, ce qui clôt votre demande {{number}}. Nous espérons que le résultat vous donnera entière satisfaction.\n\nPour toute question, il vous suffit de répondre à cet e-mail.\n\nCordialement,\n{{staff}}',
  },
  '0197a3f2-7c1e-7000-8000-000000000003': {
    title: 'Refus',
    text: 'Bonjour {{name}},\n\nNous vous remercions de l’intérêt que vous portez à {{product}}. Nous ne pouvons malheureusement pas donner suite à votre demande {{number}}.\n\nNous vous conseillerons volontiers sur d’autres possibilités\u00a0; il vous suffit de répondre à cet e-mail.\n\nCordialement,\n{{staff}}',
  },
  '0197a3f2-7c1e-7000-8000-000000000004': {
    title: 'Question',
    text: 'Bonjour {{name}},\n\nNous vous remercions de votre demande {{number}}. Afin de pouvoir vous faire une bonne offre, nous avons encore une question\u00a0:\n\n\n\nIl vous suffit de répondre à cet e-mail.\n\nCordialement,\n{{staff}}',
  },
  '0197a3f2-7c1e-7000-8000-000000000005': {
    title: 'Appel',
    text: 'Bonjour {{name}},\n\nNous vous remercions de votre demande {{number}}. Nous en parlerions volontiers par téléphone. Quand et à quel numéro pouvons-nous vous joindre\u00a0?\n\nCordialement,\n{{staff}}',
  },
};

const quoted = (text: string): string => `$t$${text}$t$`;

/** Adds the French texts of a new installation's reply templates, except to templates that staff have changed. */
export class Migration20261128100500FrenchReplyTemplates extends Migration {
  override name = 'Migration20261128100500FrenchReplyTemplates';

  override up(): void {
    for (const [id, french] of Object.entries(FRENCH))
      this.addSql(`
        update reply_templates set translations = translations || ${quoted(JSON.stringify({ fr: french }))}::jsonb
        where id = '${id}' and version = 1 and not translations ? 'fr'`);
  }

  override down(): void {
    for (const id of Object.keys(FRENCH))
      this.addSql(`update reply_templates set translations = translations - 'fr' where id = '${id}' and version = 1`);
  }
}
