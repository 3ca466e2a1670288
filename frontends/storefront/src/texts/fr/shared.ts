import type { StorefrontTexts } from '../storefront-texts.js';

/** French texts that several pages share. */
export const SHARED: Pick<
  StorefrontTexts,
  | 'accessory'
  | 'appPreview'
  | 'askPerson'
  | 'controls'
  | 'favoriteToggle'
  | 'film'
  | 'gallery'
  | 'lightbox'
  | 'needsScript'
  | 'plan'
  | 'preview'
  | 'privacyHint'
  | 'social'
> = {
  accessory: {
    category: {
      all: 'Tous',
      pen: 'Instruments d’écriture',
      wallet: 'Portefeuilles',
      belt: 'Ceintures',
      watch_band: 'Bracelets de montre',
      case: 'Étuis',
      other: 'Autres',
    },
    inStock: 'En stock',
    outOfStock: 'Épuisé',
  },
  appPreview: {
    region: 'Aperçu de votre application',
    devices: 'Appareil',
    phone: 'Téléphone',
    tablet: 'Tablette',
    counter: 'de comptoir',
    light: 'Affichage',
    bright: 'Clair',
    dark: 'Sombre',
    turn: 'Tourner l’appareil',
    degrees: '{{degrees}} degrés',
    back: 'Dos',
    front: 'Face',
    hint: 'Touchez les écrans pour les parcourir.',
  },
  askPerson: {
    label: 'Parler à quelqu’un',
    demonstration: 'Prendre rendez-vous pour une démonstration',
    callback: 'Être rappelé',
    telephone: 'Appeler le {{phone}}',
  },
  controls: {
    retry: 'Réessayer',
    loading: 'Chargement…',
    perMonth: 'par mois',
    from: 'à partir de',
    onRequest: 'Prix sur demande',
    dismiss: 'Fermer',
  },
  favoriteToggle: { label: 'Favori', named: 'Favori\u00a0: {{name}}' },
  film: { pause: 'Arrêter le film', play: 'Lancer le film', nothing: 'Aucune vidéo ni image disponible' },
  gallery: {
    gallery: 'Images de {{name}}',
    picture: 'Image {{number}} sur {{count}}',
    pictureAlt: '{{name}}, image {{number}}',
    video: 'Film sur {{name}}',
    enlarge: 'Agrandir l’image {{number}}',
    enlargeAll: 'Voir toutes les images',
    largeFailed: 'La vue agrandie ne peut pas être chargée pour le moment.',
  },
  lightbox: {
    title: 'Images de {{name}} en grand',
    pictures: 'Images',
    carousel: 'Suite d’images',
    picture: 'Image',
    // the single braces are replaced by the lightbox
    position: 'Image {index} sur {total}',
    previous: 'Image précédente',
    next: 'Image suivante',
    close: 'Fermer',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fullScreen: 'Plein écran',
    leaveFullScreen: 'Quitter le plein écran',
    thumbnails: 'Miniatures',
  },
  needsScript: { form: 'Ce formulaire a besoin de JavaScript. Veuillez l’activer, ou écrivez-nous\u00a0:' },
  plan: {
    enhancedHint:
      'À la place de l’abonnement\u00a0: tout ce qu’il comprend, et la mise à jour de votre catalogue et de vos contenus par un interlocuteur attitré.',
    enhancedOnlyHint:
      'Chaque mois au lieu d’une seule fois\u00a0: l’hébergement, toutes les mises à jour, et le suivi de votre catalogue et de vos contenus par un interlocuteur attitré.',
    product: 'Achat unique',
    accessory: 'Achat unique',
    monthly: 'Abonnement',
    enhanced: 'Service étendu',
    app: 'Application',
    editionNamed: 'Application · édition {{name}}',
  },
  privacyHint: {
    before: 'La façon dont nous traitons vos données est expliquée à la page ',
    link: 'Confidentialité',
    after: '.',
  },
  social: {
    label: 'Retrouvez {{house}} ailleurs',
    video: 'Chaîne vidéo',
    photos: 'Photos',
    apps: 'Nos applications',
    site: 'Site',
  },
  preview: { bar: 'Aperçu, non public' },
};
