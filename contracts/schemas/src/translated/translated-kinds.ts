import { accessoryResource } from '../resources/accessory.js';
import { articleResource } from '../resources/article.js';
import { contentPageResource } from '../resources/content-page.js';
import { featureResource } from '../resources/feature.js';
import { homepageSectionResource } from '../resources/homepage-section.js';
import { interviewResource } from '../resources/interview.js';
import { PRODUCT_TEXTS } from '../resources/product.js';
import { replyTemplateResource } from '../resources/reply-template.js';
import { storeResource } from '../resources/store.js';

/** Pictures and films may differ by language; where none is named, the German one is meant to be shown. */
const MEDIA = ['backgroundImage', 'backgroundVideo'];

const textsOf = ({ translated }: { translated: readonly string[] }): readonly string[] =>
  translated.filter((field) => !MEDIA.includes(field));

/** Whose permissions cover it: `catalogue:read` and `catalogue:write`, and so on. */
type Area = 'catalogue' | 'content' | 'orders';

/** What is written in several languages, in the order in which it is listed, with the texts that are missed where they have no translation. */
export const TRANSLATED_KINDS = {
  products: { area: 'catalogue', texts: PRODUCT_TEXTS },
  accessories: { area: 'catalogue', texts: textsOf(accessoryResource) },
  features: { area: 'catalogue', texts: textsOf(featureResource) },
  hero: { area: 'content', texts: ['heading'] },
  sections: { area: 'content', texts: textsOf(homepageSectionResource) },
  stores: { area: 'content', texts: textsOf(storeResource) },
  interviews: { area: 'content', texts: textsOf(interviewResource) },
  articles: { area: 'content', texts: textsOf(articleResource) },
  pages: { area: 'content', texts: textsOf(contentPageResource) },
  templates: { area: 'orders', texts: textsOf(replyTemplateResource) },
} as const satisfies Record<string, { area: Area; texts: readonly string[] }>;

export type TranslatedKind = keyof typeof TRANSLATED_KINDS;

export const TRANSLATED_KIND_NAMES = Object.keys(TRANSLATED_KINDS) as readonly TranslatedKind[];
