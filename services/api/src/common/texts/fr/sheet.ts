/** The words of a product's sheet. */
export const SHEET = {
  title: '{{name}}\u00a0: fiche technique',
  app: 'Une application pour bijoutiers et maisons horlogères',
  features: 'Ce que vous recevez',
  plans: 'Les formules comparées',
  price: 'Prix',
  onRequest: 'Prix sur demande',
  perMonth: 'par mois',
  total: 'Prix total sur {{months}} mois',
  timeline: 'De la signature à l’App Store',
  make: 'Couleurs et matières',
  page: 'Page {{page}} sur {{pages}}',
  request: 'Demander sans engagement\u00a0:',
};
