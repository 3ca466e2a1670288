/** The texts of a product's page in French. */
export const FRENCH = {
  product: 'Achat unique',
  monthly: 'Abonnement mensuel',
  enhanced: 'Aussi avec le service étendu',
  perMonth: 'par mois',
  onRequest: 'Cette édition n’est proposée actuellement qu’après un entretien.',
  features: 'Ce que vous recevez',
  colors: 'Couleurs',
  materials: 'Matières',
};
