import { optionalChoice } from '../fields/admin-fields.js';
import { MAXIMUM_LENGTHS, ORDER_STATUSES } from '../constants.js';
import { described } from '../fields/described.js';
import { paragraph, requiredTitle } from '../fields/fields.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

/** A text that staff begin a reply with. */
export const replyTemplateResource = resource({
  name: 'Reply template',
  description: 'A text that staff begin a reply with; German texts, English ones in `translations`',
  nameField: 'title',
  fields: {
    title: described(requiredTitle(MAXIMUM_LENGTHS.title), 'What staff call it', { example: 'Rückfrage' }),
    text: described(
      paragraph().required(sentence('reply.text')).max(MAXIMUM_LENGTHS.note, sentence('reply.length')),
      'The text; several lines. `{{name}}`, `{{number}}`, `{{product}}`, `{{price}}` and `{{staff}}` are filled in for each reply',
      { example: 'Guten Tag {{name}},\n\nwir haben noch eine Frage zu {{product}}.\n\n{{staff}}' },
    ),
    status: described(
      optionalChoice(ORDER_STATUSES, sentence('order.status')),
      'The status of an order with whose change it is offered; null = with none',
    ),
  },
  labels: { status: 'Offered when an order becomes' },
  translated: ['title', 'text'],
  englishExample: { title: 'Question', text: 'Dear {{name}},\n\nwe have a question about {{product}}.\n\n{{staff}}' },
});

/** The placeholders of a template. */
export const REPLY_PLACEHOLDERS = ['name', 'number', 'product', 'price', 'staff'] as const;
export type ReplyPlaceholder = (typeof REPLY_PLACEHOLDERS)[number];

/** A template's text with its placeholders filled in; those without a value stay, so that the author sees what is missing. */
export const fillReplyTemplate = (text: string, values: Readonly<Partial<Record<ReplyPlaceholder, string>>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => values[name as ReplyPlaceholder] || placeholder);
