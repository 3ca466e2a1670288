import { isSafeLink, RICH_TEXT_ALIGNMENTS, RICH_TEXT_COLORS, RICH_TEXT_STYLES } from '@vitrine/schemas';
import sanitizeHtml, { type IOptions, type Tag } from 'sanitize-html';
import { mapTranslations, type Translations } from '../translations.js';
import { moveColorsToSpans } from './move-colors-to-spans.js';

const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li'];

/** Real pages are nested far less deeply; deeper markup only costs time. */
const MAX_DEPTH = 50;

const COLORS = [...RICH_TEXT_COLORS];

const VALUES = {
  'text-align': [new RegExp(`^(?:${RICH_TEXT_ALIGNMENTS.join('|')})$`)],
  color: COLORS,
  'background-color': COLORS,
};

/** Elements whose text a span inside of them can colour. */
const COLORED = ['p', 'h1', 'h2', 'h3', 'h4', 'strong', 'em', 'u', 'a'];

/** The properties of `style` that are read, by element: those that it may have, and colours that are then moved to a span. */
const STYLES = Object.fromEntries(
  Object.entries({ ...Object.fromEntries(COLORED.map((tag) => [tag, []])), ...RICH_TEXT_STYLES }).map(([tag, own]) => {
    const read = tag === 'span' ? own : [...own, ...RICH_TEXT_STYLES.span];
    return [tag, Object.fromEntries(read.map((property) => [property, VALUES[property]]))];
  }),
);

/** Links open in a new tab (back-office spec §2, Content pages), whose page cannot access this one. */
function link(_name: string, { href = '', style }: Record<string, string>): Tag {
  const attribs: Record<string, string> = { ...(style !== undefined && { style }) };
  if (!isSafeLink(href)) return { tagName: 'span', attribs };
  return { tagName: 'a', attribs: { ...attribs, href: href.trim(), target: '_blank', rel: 'noopener noreferrer' } };
}

const OPTIONS: IOptions = {
  allowedTags: [...BLOCKS, 'strong', 'em', 'u', 'span', 'a', 'br'],
  allowedAttributes: {
    ...Object.fromEntries(Object.keys(STYLES).map((tag) => [tag, ['style']])),
    a: ['href', 'target', 'rel', 'style'],
  },
  allowedStyles: STYLES,
  // `link` has already checked every address; this list only repeats its rule for the library.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: link,
    b: 'strong',
    i: 'em',
    div: 'p',
    mark: 'span',
    h5: 'h4',
    h6: 'h4',
  },
  nestingLimit: MAX_DEPTH,
};

/**
 * Reduces HTML to what the editor offers: bold, italic, underline, paragraphs, headings 1 to 4, lists, alignment, text and background
 * colour, links (contract: Content page). The text of other elements is kept, except that of scripts, styles and the like.
 */
export const sanitizeRichText = (html: string): string => moveColorsToSpans(sanitizeHtml(html, OPTIONS));

interface RichTexts {
  content: string;
  translations: Translations<{ content?: string | undefined }>;
}

/** The fields of a page or article, with `content` sanitised in every language. */
export function withSanitizedContent<Fields extends RichTexts>(fields: Fields): Fields {
  const { content, translations } = fields;
  return {
    ...fields,
    content: sanitizeRichText(content),
    translations: mapTranslations(translations, (texts) =>
      texts.content ? { ...texts, content: sanitizeRichText(texts.content) } : texts,
    ),
  };
}
