import type { AnySchema } from 'yup';
import { accessoryResource } from '../resources/accessory.js';
import { articleResource } from '../resources/article.js';
import { contentPageResource } from '../resources/content-page.js';
import { featureResource } from '../resources/feature.js';
import { homepageSectionResource } from '../resources/homepage-section.js';
import { interviewResource } from '../resources/interview.js';
import { PRODUCT_TEXTS, productTexts } from '../resources/product.js';
import { replyTemplateResource } from '../resources/reply-template.js';
import { storeResource } from '../resources/store.js';

/** Pictures and films may differ by language; a missing one is no missing translation, because the German one is shown. */
const MEDIA = ['backgroundImage', 'backgroundVideo'];

interface Texts {
  texts: readonly string[];
  /** Names of the texts that are lists of texts, or texts by name. */
  lists: readonly string[];
}

interface TranslatedResource {
  fields: Readonly<Record<string, AnySchema>>;
  translated: readonly string[];
}

function textsOf({ fields, translated }: TranslatedResource): Texts {
  const texts = translated.filter((field) => !MEDIA.includes(field));
  return { texts, lists: texts.filter((field) => fields[field]?.type !== 'string') };
}

interface TranslatedRecord extends Texts {
  table: string;
  /** Prefix of its permissions, such as `catalogue:read` and `catalogue:write`. */
  area: 'catalogue' | 'content' | 'orders';
}

/** What is written in several languages, in the order of the list, with the texts that need a translation. */
export const TRANSLATED_KINDS = {
  products: {
    table: 'products',
    area: 'catalogue',
    ...textsOf({ fields: productTexts, translated: PRODUCT_TEXTS }),
  },
  accessories: { table: 'accessories', area: 'catalogue', ...textsOf(accessoryResource) },
  features: { table: 'features', area: 'catalogue', ...textsOf(featureResource) },
  hero: { table: 'hero', area: 'content', texts: ['heading'], lists: [] },
  sections: { table: 'homepage_sections', area: 'content', ...textsOf(homepageSectionResource) },
  stores: { table: 'stores', area: 'content', ...textsOf(storeResource) },
  interviews: { table: 'interviews', area: 'content', ...textsOf(interviewResource) },
  articles: { table: 'articles', area: 'content', ...textsOf(articleResource) },
  pages: { table: 'content_pages', area: 'content', ...textsOf(contentPageResource) },
  templates: { table: 'reply_templates', area: 'orders', ...textsOf(replyTemplateResource) },
} as const satisfies Record<string, TranslatedRecord>;

export type TranslatedKind = keyof typeof TRANSLATED_KINDS;

export const TRANSLATED_KIND_NAMES = Object.keys(TRANSLATED_KINDS) as readonly TranslatedKind[];
