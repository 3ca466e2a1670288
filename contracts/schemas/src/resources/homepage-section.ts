import { array, object, string, type InferType } from 'yup';
import { formFlag, mediaPath, optionalLine, optionalParagraph, wholeNumber } from '../fields/admin-fields.js';
import { MAXIMUM_LENGTHS, SECTION_TEXT_ALIGNS, SECTION_TEXT_COLORS } from '../constants.js';
import { described } from '../fields/described.js';
import { amount, blankAsAbsent, choice, lineField, requiredTitle } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { linkTarget } from '../fields/link.js';
import { publishedAt, PUBLICATION_TIME } from '../publication/publication.js';
import { sentence } from '../messages/translate.js';
import { resource } from './resource.js';

const MAXIMUM = { sectionKey: 100, title: 200, subtitle: 300, ctaText: 100, sections: 500 } as const;

const displayOrder = () => {
  const message = sentence('section.displayOrder');
  return described(wholeNumber(message).min(0, message), 'Place on the page, the lowest first', { example: 3 });
};

const overlayOpacity = () => {
  const message = sentence('section.overlayOpacity');
  return described(
    amount().transform(blankAsAbsent).typeError(message).min(0, message).max(1, message).default(0.2),
    'How dark the background is made, from 0 (not at all) to 1',
    { example: 0.3 },
  );
};

/** One screen of the home page (back-office spec §3 and §5). */
export const homepageSectionResource = resource({
  name: 'Homepage section',
  description: 'A section of the home page as staff write it; German texts, English ones in `translations`',
  nameField: 'title',
  fields: {
    sectionKey: lineField(
      'section.key',
      MAXIMUM.sectionKey,
      'Name of the section; unique, never changed after creation',
      'editions',
    ),
    title: described(requiredTitle(MAXIMUM.title), 'Title', { example: 'Sechs Editionen' }),
    subtitle: described(optionalLine(MAXIMUM.subtitle), 'A line below the title'),
    description: described(optionalParagraph(MAXIMUM_LENGTHS.description), 'Text; several lines'),
    backgroundImage: mediaPath('Picture behind the text'),
    backgroundVideo: mediaPath('Film behind the text'),
    ctaText: described(optionalLine(MAXIMUM.ctaText), 'Text of the button', { example: 'Editionen ansehen' }),
    ctaLink: linkTarget(),
    overlayOpacity: overlayOpacity(),
    textColor: described(
      choice(SECTION_TEXT_COLORS, sentence('section.textColor')).transform(blankAsAbsent).default('white'),
      'Colour of the text',
    ),
    textAlign: described(
      choice(SECTION_TEXT_ALIGNS, sentence('section.textAlign')).transform(blankAsAbsent).default('center'),
      'Where the text stands',
    ),
    isActive: described(formFlag().default(true), 'Whether visitors see it, from `publishedAt` on'),
    publishedAt: publishedAt(),
    displayOrder: displayOrder().default(0),
  },
  labels: {
    ctaText: 'Button text',
    ctaLink: 'Button link',
    textAlign: 'Text alignment',
    publishedAt: PUBLICATION_TIME,
  },
  translated: ['title', 'subtitle', 'description', 'ctaText', 'backgroundImage', 'backgroundVideo'],
  englishExample: { title: 'Six editions', ctaText: 'See the editions' },
});

const places = sentence('section.reorder');

/** Clients may send a section's id as `_id` (contract: Ids). */
const withId = (_value: unknown, original: unknown): unknown =>
  isRecord(original) && original['id'] === undefined ? { ...original, id: original['_id'] } : original;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const place = object({
  id: described(string().strict().required(places).typeError(places), 'Id of the section', { format: 'uuid' }),
  displayOrder: displayOrder().required(places),
});

/** Body of `PUT /api/homepage-sections/admin/reorder` (contract). */
export const homepageSectionOrderSchema = requestBody('HomepageSectionOrder', 'New places of sections', {
  sections: described(
    array()
      .of(place.transform(withId).noUnknown().typeError(places).required(places))
      .typeError(places)
      .required(places)
      .min(1, places)
      .max(MAXIMUM.sections, places)
      .test('once', sentence('section.doubled'), (sections) => {
        const ids = (sections ?? []).map((section) => String(section?.id).toLowerCase());
        return new Set(ids).size === ids.length;
      }),
    'Sections with their new places, each at most once',
    { example: [{ id: '0197a3f2-7c1e-7000-8000-000000000000', displayOrder: 1 }] },
  ),
});

export type HomepageSectionOrder = InferType<typeof homepageSectionOrderSchema>;
