import { homepageSectionResource } from '@vitrine/schemas';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';

/** The form's values. */
export type SectionValues = ResourceValues<typeof homepageSectionResource>;

/** A value that is no number counts as 0 (back-office spec §5). */
export function numberOrZero(typed: unknown): number {
  const value = typeof typed === 'string' ? Number.parseFloat(typed) : typed;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

export const sectionForm = resourceForm(homepageSectionResource, {
  fromForm: (values: SectionValues) => ({
    ...values,
    overlayOpacity: numberOrZero(values.overlayOpacity),
    displayOrder: numberOrZero(values.displayOrder),
  }),
});
