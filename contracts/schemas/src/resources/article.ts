import type { InferType } from 'yup';
import { formFlag, mediaPath, optionalParagraph } from '../fields/admin-fields.js';
import { described } from '../fields/described.js';
import { requiredTitle } from '../fields/fields.js';
import { publishedAt, PUBLICATION_TIME } from '../publication/publication.js';
import { slug } from '../fields/slug.js';
import { resource } from './resource.js';

const MAXIMUM = { title: 200, summary: 500, content: 200_000 } as const;

/** An article of the newsroom (contract: New for visitors); the API sanitises `content` to what the editor offers. */
export const articleResource = resource({
  name: 'Article',
  description: 'An article of the newsroom as staff write it; German texts, English ones in `translations`',
  nameField: 'title',
  fields: {
    slug: described(
      slug(),
      'Last part of its address: lower-case letters, digits and single hyphens; unique, and kept once it is published',
      { example: 'classic-atelier' },
    ),
    title: described(requiredTitle(MAXIMUM.title), 'Title of the article', { example: 'Die Werkstatt wird sichtbar' }),
    summary: described(
      optionalParagraph(MAXIMUM.summary),
      'What it is about in a few lines: in lists, previews and feeds',
      { example: 'Häuser mit eigener Werkstatt zeigen, auf welchem Tisch ein Stück liegt.' },
    ),
    content: described(optionalParagraph(MAXIMUM.content), 'HTML; what the editor does not offer is taken out', {
      example: '<p>Classic Atelier gehört jetzt zur Kollektion.</p>',
    }),
    image: mediaPath('Picture at its head and in lists'),
    publishedAt: publishedAt(),
    published: described(formFlag().default(false), 'Whether visitors see it, from `publishedAt` on', {
      example: true,
    }),
  },
  labels: { slug: 'Address', publishedAt: PUBLICATION_TIME },
  translated: ['title', 'summary', 'content'],
  englishExample: { title: 'The workshop becomes visible' },
});

/** The validated request body. */
export type ArticleInput = InferType<typeof articleResource.schema>;
