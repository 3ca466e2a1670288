import { createDraft, textsIn } from '../shared/draft.js';

/** The form values. */
export interface ContactValues extends Record<string, string> {
  name: string;
  email: string;
  subject: string;
  message: string;
  telephone: string;
  callbackTime: string;
}

export const emptyContact: ContactValues = {
  name: '',
  email: '',
  subject: '',
  message: '',
  telephone: '',
  callbackTime: '',
};

/** The unsent contact request. */
export const contactDraft = createDraft('contactDraft', emptyContact, (found) => textsIn(emptyContact, found));
