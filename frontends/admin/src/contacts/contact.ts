import type { components } from '@vitrine/platform';

/** Types of the generated API document; times ISO 8601. */
export type Contact = components['schemas']['ContactDto'];
export type ContactList = components['schemas']['ContactPageDto'];

/** Address of a contact request's page. */
export const contactPath = (id: string): string => `/admin/contacts/${id}`;
