/** What the form holds. */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyContact: ContactValues = { name: '', email: '', subject: '', message: '' };

let draft = emptyContact;

/** What was typed and not sent, kept in this page's memory only: who looks something up on the way finds it again. */
export const contactDraft = {
  read: (): ContactValues => draft,
  keep(values: ContactValues): void {
    draft = values;
  },
};
