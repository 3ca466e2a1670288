/** Pages of the site that end each mail. */
export const COMPANY_PAGES = [
  { text: 'Site', path: '/' },
  { text: 'Mentions légales', path: '/imprint' },
  { text: 'Confidentialité', path: '/privacy' },
  { text: 'Contact', path: '/contact' },
];

/** The texts around a reply of staff. */
export const REPLY = {
  label: 'Réponse',
  heading: 'À propos de votre demande',
  preview: 'Nous vous avons répondu.',
  facts: { number: 'Référence', product: 'Demandé' },
  footer: 'Il suffit de répondre à cet e-mail si vous souhaitez ajouter quelque chose.',
};
