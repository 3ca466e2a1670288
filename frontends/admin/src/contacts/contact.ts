import type { components } from '@vitrine/platform';

/** The API's shapes, as the generated document has them; times ISO 8601. */
export type Contact = components['schemas']['ContactDto'];
export type ContactList = components['schemas']['ContactPageDto'];

/** Address of a contact request's page. */
export const contactPath = (id: string): string => `/admin/contacts/${id}`;
