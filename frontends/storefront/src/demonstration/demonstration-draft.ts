import { createDraft, textsIn } from '../shared/draft.js';
import { emptyDemonstration, type DemonstrationValues } from './demonstration-values.js';

const { kind: _kind, wishes: NO_WISHES, consent: _consent, ...NO_TEXTS } = emptyDemonstration;

function readStored(found: unknown): DemonstrationValues {
  const { kind, wishes } = (found ?? {}) as Partial<Record<keyof DemonstrationValues, unknown>>;
  return {
    ...emptyDemonstration,
    ...textsIn(NO_TEXTS, found),
    kind: kind === 'video' ? kind : 'store',
    wishes: NO_WISHES.map((wish, row) => textsIn({ ...wish }, Array.isArray(wishes) ? wishes[row] : undefined)),
  };
}

/** The unsent request for a demonstration. The consent is never stored, so it must be given again after a reload. */
export const demonstrationDraft = createDraft('demonstrationDraft', emptyDemonstration, readStored, (values) => ({
  ...values,
  consent: false,
}));
