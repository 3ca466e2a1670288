import { type HomepageSectionInput, homepageSectionResource } from '@vitrine/schemas';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';

/** What the form holds. */
export type SectionValues = ResourceValues<typeof homepageSectionResource>;

const form = resourceForm(homepageSectionResource);

/** What is no number counts as 0 (back-office spec §5). */
export function numberOrZero(typed: unknown): number {
  const value = typeof typed === 'string' ? Number.parseFloat(typed) : typed;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** The API's own rules on what the form holds. */
const schema = form.schema.transform((values: SectionValues) => ({
  ...values,
  overlayOpacity: numberOrZero(values.overlayOpacity),
  displayOrder: numberOrZero(values.displayOrder),
}));

export const sectionForm = {
  ...form,
  schema,
  bodyOf: (values: SectionValues) => schema.cast(values, { assert: false }) as HomepageSectionInput,
};
