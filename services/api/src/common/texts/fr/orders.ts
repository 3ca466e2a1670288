/** The confirmation of an order request. */
export const CONFIRMATION = {
  subject: (number: string) => `Votre demande ${number}`,
  preview: 'Nous vous recontactons sous {answerTime}.',
  label: 'Votre demande',
  heading: (name: string | undefined) => (name === undefined ? 'Merci.' : `Merci, ${name}.`),
  paragraphs: [
    'Votre demande nous est bien parvenue. Elle est sans engagement\u00a0; nous confirmons le prix définitif lors de notre entretien.',
  ],
  plans: {
    product: 'Achat unique',
    accessory: 'Accessoire',
    monthly: 'Abonnement mensuel',
    enhanced: 'Service étendu, mensuel',
  },
  perMonth: (price: string) => `${price} par mois`,
  facts: {
    number: 'Numéro de demande',
    date: 'Reçue le',
    item: 'Demandé',
    plan: 'Formule',
    price: 'Prix',
    coupon: (code: string) => `Code promotionnel ${code}`,
  },
  totals: {
    plain: { once: 'Total', firstMonth: 'Premier mois' },
    agreed: { once: 'Prix convenu', firstMonth: 'Prix convenu, premier mois' },
    then: (perMonth: string) => `puis ${perMonth}`,
  },
  several: {
    count: (items: number) => `${items} éléments`,
    once: 'Total unique',
    monthly: 'Total mensuel',
    firstMonth: 'Total du premier mois',
  },
  next: {
    heading: 'Et ensuite\u00a0?',
    steps: [
      { title: 'Nous lisons votre demande', text: 'et vous recontactons sous {answerTime}.' },
      { title: 'Nous parlons ensemble', text: 'de votre maison, de vos souhaits et du prix définitif.' },
      { title: 'Vous décidez', text: 'à ce moment-là seulement. D’ici là, rien ne vous engage.' },
    ],
  },
  customerHeading: 'Vos coordonnées',
  design: {
    heading: 'Votre personnalisation',
    house: 'Maison',
    colours: 'Couleurs',
    pattern: 'Guillochage',
    typeface: 'Typographie',
    open: 'Ouvrir votre personnalisation en ligne',
  },
  customer: { company: 'Entreprise', name: 'Nom', email: 'E-mail', telephone: 'Téléphone', address: 'Adresse' },
  footer: 'Une question, une modification\u00a0? Il suffit de répondre à ce message.',
};
