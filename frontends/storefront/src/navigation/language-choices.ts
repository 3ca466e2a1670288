/** The languages of the site as each calls itself (public spec §2, Footer). */
export const LANGUAGE_CHOICES = [
  { language: 'de', short: 'DE', named: 'german', name: 'Deutsch', place: 'Deutschland (DE)' },
  { language: 'en', short: 'EN', named: 'english', name: 'English', place: 'United States (EN)' },
] as const;
