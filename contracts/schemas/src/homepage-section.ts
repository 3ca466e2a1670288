import { array, object, string, type InferType } from 'yup';
import {
  formFlag,
  mediaPath,
  optionalLine,
  optionalParagraph,
  translations,
  version,
  wholeNumber,
} from './admin-fields.js';
import { maximumLengths, sectionTextAligns, sectionTextColors } from './constants.js';
import { amount, blankAsAbsent, choice, line, tooLong } from './fields.js';
import { linkTarget } from './link.js';
import { sentence } from './messages/translate.js';

const MAXIMUM = { sectionKey: 100, title: 200, subtitle: 300, ctaText: 100, sections: 500 } as const;

const title = () => line().required(sentence('title.required')).max(MAXIMUM.title, tooLong(MAXIMUM.title));
const subtitle = () => optionalLine(MAXIMUM.subtitle);
const description = () => optionalParagraph(maximumLengths.description);
const ctaText = () => optionalLine(MAXIMUM.ctaText);

const displayOrder = () => {
  const message = sentence('section.displayOrder');
  return wholeNumber(message).min(0, message);
};

/** A homepage section as staff write it (back-office spec §3 and §5); German texts, English ones in `translations`. */
export const homepageSectionAdminSchema = object({
  sectionKey: line().required(sentence('section.key')).max(MAXIMUM.sectionKey, tooLong(MAXIMUM.sectionKey)),
  title: title(),
  subtitle: subtitle(),
  description: description(),
  backgroundImage: mediaPath(),
  backgroundVideo: mediaPath(),
  ctaText: ctaText(),
  ctaLink: linkTarget(),
  overlayOpacity: amount()
    .transform(blankAsAbsent)
    .typeError(sentence('section.overlayOpacity'))
    .min(0, sentence('section.overlayOpacity'))
    .max(1, sentence('section.overlayOpacity'))
    .default(0.2),
  textColor: choice(sectionTextColors, sentence('section.textColor')).transform(blankAsAbsent).default('white'),
  textAlign: choice(sectionTextAligns, sentence('section.textAlign')).transform(blankAsAbsent).default('center'),
  isActive: formFlag().default(true),
  displayOrder: displayOrder().default(0),
  translations: translations({ title: title(), subtitle: subtitle(), description: description(), ctaText: ctaText() }),
  version: version(),
})
  .noUnknown()
  .typeError(sentence('body.object'));

const places = sentence('section.reorder');

/** Clients may name a section by `_id` (contract: Ids). */
const withId = (_value: unknown, original: unknown): unknown =>
  isRecord(original) && original['id'] === undefined ? { ...original, id: original['_id'] } : original;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Body of `PUT /api/homepage-sections/admin/reorder` (contract). */
export const homepageSectionOrderSchema = object({
  sections: array()
    .of(
      object({
        id: string().strict().required(places).typeError(places),
        displayOrder: displayOrder().required(places),
      })
        .transform(withId)
        .noUnknown()
        .typeError(places)
        .required(places),
    )
    .typeError(places)
    .required(places)
    .min(1, places)
    .max(MAXIMUM.sections, places)
    .test('once', sentence('section.doubled'), (sections) => {
      const ids = (sections ?? []).map((section) => String(section?.id).toLowerCase());
      return new Set(ids).size === ids.length;
    }),
})
  .noUnknown()
  .typeError(sentence('body.object'));

export type HomepageSectionAdmin = InferType<typeof homepageSectionAdminSchema>;
export type HomepageSectionOrder = InferType<typeof homepageSectionOrderSchema>;
