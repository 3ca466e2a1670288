import type { StorefrontTexts } from '../storefront-texts.js';

/** French texts of the home page, and of the pages about products and accessories. */
export const CATALOGUE: Pick<
  StorefrontTexts,
  | 'accessories'
  | 'accessoryDetail'
  | 'appDemo'
  | 'compare'
  | 'home'
  | 'home-built-in'
  | 'product'
  | 'productPlans'
  | 'productStory'
  | 'products'
  | 'sectionList'
> = {
  accessories: {
    head: {
      description:
        'Instruments d’écriture, étuis, ceintures et bracelets de montre en vert et or\u00a0: des accessoires pour bijoutiers et maisons horlogères.',
    },
    eyebrow: 'De l’atelier',
    text: 'Ce que l’on tient en main quand commence une conversation. Fabriqué en petites séries, assorti à votre édition.',
    search: 'Rechercher un accessoire',
    submit: 'Rechercher',
    categories: 'Catégories',
    shown: 'Accessoires affichés',
    count: '{{count}} accessoires',
    countOne: 'Un accessoire',
    more: '+{{count}} autres',
    failed: 'Les accessoires n’ont pas pu être chargés. Veuillez réessayer.',
    none: 'Aucun accessoire trouvé.',
    reset: 'Réinitialiser les filtres',
  },
  accessoryDetail: {
    back: 'Retour aux accessoires',
    count: '{{count}} pièces en stock',
    countOne: 'Une dernière pièce en stock',
    buy: 'Faire une demande',
    soldOut: 'Cet accessoire n’est pas en stock actuellement.',
    note: 'Votre demande est sans engagement. Nous vous répondons sous {{answerTime}}.',
    features: 'Particularités',
    specs: 'Caractéristiques',
    brand: 'Marque',
    material: 'Matière',
    color: 'Couleur',
    size: 'Dimensions',
    weight: 'Poids',
    grams: '{{weight}} g',
    share: {
      label: 'Partager',
      copied: 'Le lien est copié.',
      shared: 'Partagé.',
      failed: 'Le lien n’a pas pu être copié. Veuillez le copier depuis la barre d’adresse.',
    },
    notFound: { title: 'Accessoire introuvable', text: 'L’accessoire recherché n’existe pas.' },
    failed: 'Cet accessoire ne peut pas être chargé pour le moment.',
  },
  appDemo: {
    description:
      'Les écrans de l’application à parcourir\u00a0: collection, rendez-vous, liste de souhaits, atelier, certificat et maison.',
    demo: 'Démonstration de {{house}} avec des pièces imaginaires',
    design: 'Modifier la personnalisation',
    reason: 'L’application a besoin de JavaScript. Veuillez l’activer, ou écrivez-nous\u00a0:',
  },
  compare: {
    description:
      'Toutes les éditions de l’application {{house}} côte à côte\u00a0: prix, fonctions, couleurs et matières.',
    eyebrow: 'En comparaison',
    text: 'Quelle édition convient à votre maison\u00a0? Prix et fonctions côte à côte, ligne par ligne.',
    products: 'Voir la collection',
    choose: 'Jusqu’à {{most}} côte à côte',
    table: 'Comparaison des éditions',
    criterion: 'Critère',
    differences: 'Afficher seulement les différences',
    hidden: '{{count}} lignes identiques masquées',
    hiddenOne: 'Une ligne identique masquée',
    prices: 'Prix',
    product: 'Achat unique',
    monthly: 'Abonnement',
    enhanced: 'Service étendu',
    features: 'Fonctions',
    make: 'Finition',
    colors: 'Couleurs',
    materials: 'Matières',
    included: 'Inclus',
    missing: 'Non inclus',
    notOffered: 'Non proposé',
    order: 'Faire une demande',
    orderNamed: 'Faire une demande pour {{name}}',
    onRequest: 'Sur demande',
    none: 'Aucune édition disponible.',
    noneText: 'Il n’y a rien à comparer pour le moment. Nous vous conseillons volontiers en personne.',
    contact: 'Contact',
    failed: 'La comparaison ne peut pas être chargée pour le moment.',
  },
  home: {
    head: {
      title: 'Applications pour bijoutiers et maisons horlogères',
      description:
        '{{house}} crée des applications pour bijoutiers et maisons horlogères\u00a0: les éditions Classic, Signature et Prestige, préparées sur demande.',
    },
    collection: {
      eyebrow: 'Trois éditions',
      title1: 'Une collection.',
      title2: 'Une exigence.',
      text: 'Classic pour commencer, Signature pour un visage bien à vous, Prestige pour les maisons qui ont une histoire. Chacune est préparée pour vous sur demande.',
      app: 'Application',
      classic: 'Catalogue, rendez-vous et liste de souhaits à votre nom.',
      signature: 'Vos couleurs, votre typographie, votre signature.',
      prestige: 'Chaque détail sur mesure, dès la première esquisse.',
      weeks: 'De la signature à l’App Store\u00a0: {{least}} à {{most}} semaines.',
      more: 'Voir',
      failed: 'Les éditions ne peuvent pas être chargées pour le moment.',
    },
  },
  'home-built-in': {
    hero: {
      eyebrow: 'Édition Prestige',
      title1: 'Votre maison,',
      title2: 'au creux de la main.',
      text: 'L’application des bijoutiers qui ne vendent pas le temps, mais le donnent à voir.',
      discover: 'Voir les éditions',
      compare: 'Comparer',
      onward: 'Continuer',
    },
    house: {
      eyebrow: 'À votre nom',
      title: 'Votre vitrine, même après la fermeture.',
      text: 'Vos clients voient ce qui est en vitrine, réservent ce qui les touche et conviennent d’une visite. L’application porte votre nom, pas le nôtre.',
      action: 'Voir toutes les éditions',
    },
    plans: {
      eyebrow: 'Trois formules',
      title: 'Acheter, s’abonner ou se faire accompagner.',
      one: {
        title: 'Achat unique',
        text: 'Vous payez une fois et utilisez l’édition sans limite de durée. Nous la préparons et vous la remettons achevée.',
      },
      two: {
        title: 'Abonnement',
        text: 'La même édition pour un prix mensuel, toutes les mises à jour comprises.',
      },
      three: {
        title: 'Service étendu',
        text: 'À la place de l’abonnement\u00a0: tout ce qu’il comprend, et un interlocuteur attitré tient à jour votre catalogue et vos contenus.',
      },
    },
    steps: {
      eyebrow: 'Et ensuite',
      title: 'Une demande, un entretien, votre application.',
      one: {
        title: 'Demander',
        text: 'Vous choisissez une édition et nous envoyez votre demande. Elle est sans engagement.',
      },
      two: {
        title: 'Échanger',
        text: 'Nous vous répondons sous {{answerTime}} et précisons ce dont votre maison a besoin.',
      },
      three: { title: 'Préparer', text: 'Vous acceptez le prix définitif, et nous préparons votre application.' },
    },
    closing: {
      title1: 'Prenez votre temps.',
      title2: 'Nous l’avons fait beau.',
      discover: 'Voir toutes les éditions',
      recent: 'Continuer avec {{name}}',
    },
  },
  product: {
    back: 'Toutes les éditions',
    configure: 'Composer',
    options: {
      title: 'Votre formule',
      product: 'Achat unique',
      monthly: 'Abonnement',
      enhanced: 'Service étendu',
      proceed: 'Demander avec cette formule',
      explain: 'Comparer les formules',
      note: 'Votre demande est sans engagement. Nous confirmons le prix définitif lors de notre entretien.',
      onRequest: 'Cette édition n’est proposée actuellement qu’après un entretien.',
    },
    bar: 'Prix et demande',
    sheet: 'Fiche technique (PDF)',
    sheetNamed: 'Fiche technique {{name}} (PDF, nouvel onglet)',
    request: 'Faire une demande',
    requestNamed: 'Faire une demande pour {{name}}',
    closing: {
      title: 'Parlons de votre maison.',
      text: 'Envoyez-nous votre demande, elle est sans engagement. Nous vous répondons sous {{answerTime}}.',
      contact: 'Poser d’abord une question',
    },
    preview: {
      title: 'Entre les mains de vos clients.',
      text: 'Parcourez {{name}} du bout du doigt\u00a0: collection, rendez-vous, liste de souhaits, atelier. Donnez ensuite à l’application votre nom et vos couleurs.',
      configure: 'La composer à votre nom',
    },
    features: 'Ce que vous recevez',
    allFeatures: 'Afficher les {{count}} fonctions',
    details: 'Finition',
    colors: 'Couleurs',
    materials: 'Matières',
    views: 'Autres vues de {{name}}',
    notFound: { title: 'Édition introuvable', text: 'L’édition recherchée n’existe pas.' },
    failed: 'Cette édition ne peut pas être chargée pour le moment.',
  },
  productPlans: {
    eyebrow: 'Formules',
    one: 'Votre façon d’avoir votre application.',
    two: 'Deux façons d’avoir votre application.',
    three: 'Trois façons d’avoir votre application.',
    text: 'Vous achetez {{name}} en une fois ou payez chaque mois. Voici ce que comprend chaque formule.',
    includes: 'Voici ce que {{name}} comprend avec cette formule.',
    includesEach: 'Voici ce que comprend chaque formule.',
    table: 'Ce que comprend chaque formule',
    fact: 'Prestation',
    price: 'Prix',
    calculator: {
      title: 'Combien coûte {{name}} sur…',
      period: 'Période',
      months: '{{months}} mois',
      plan: 'Formule',
      total: 'Prix total sur {{months}} mois',
      least: 'La formule la plus avantageuse sur cette période',
      note: 'Calculé avec les prix de cette page ({{priceNote}}). Nous confirmons le prix définitif lors de notre entretien.',
    },
  },
  productStory: {
    timeline: {
      eyebrow: 'Inclus',
      title: 'De la signature à l’App Store.',
      text: '{{least}} à {{most}} semaines, selon l’édition et la rapidité avec laquelle votre catalogue est prêt.',
    },
    questions: {
      title: 'Questions sur {{name}}',
      all: 'Toutes les questions fréquentes',
      duration: {
        question: 'Quand notre application sera-t-elle dans l’App Store\u00a0?',
        more: 'Nous vous indiquons la date lors du premier entretien.',
      },
      choice: {
        question: 'Acheter ou s’abonner\u00a0?',
        answer:
          'Si vous utilisez {{name}} {{months}} mois ou plus, l’achat à {{price}} revient moins cher que l’abonnement à {{monthly}} par mois. Le calcul sur 12 à 60 mois se trouve plus haut.',
      },
      service: { question: 'Le service étendu s’ajoute-t-il à l’abonnement\u00a0?', no: 'Non.' },
      hosting: { question: 'Qui héberge et publie l’application\u00a0?' },
      warranty: { question: 'Que se passe-t-il quand de nouveaux appareils paraissent\u00a0?' },
      ownership: {
        question: 'À qui appartient ce que contient l’application\u00a0?',
        more: 'Le code source reste chez nous\u00a0; le droit d’utiliser l’application dépend de votre formule.',
      },
    },
    quotation: {
      label: 'Extrait d’une interview',
      words: '«\u00a0{{words}}\u00a0»',
      runs: 'Utilise {{name}}',
      more: 'Lire l’interview',
      moreNamed: 'Lire l’interview\u00a0: {{title}}',
    },
    related: { title: 'Autres éditions', compare: 'Comparer toutes les éditions' },
  },
  products: {
    head: {
      description:
        'Toutes les éditions de l’application {{house}} pour bijoutiers et maisons horlogères, avec les prix d’achat, d’abonnement et de service.',
    },
    eyebrow: 'Applications pour bijoutiers et maisons horlogères',
    title: 'Chaque édition, une œuvre à part.',
    text: 'Chaque édition est une application\u00a0: pour iPhone, iPad et Android, préparée sur demande et à votre nom.',
    configure: 'Composer',
    tabs: 'Éditions',
    all: 'Toutes',
    classic: 'Classic',
    signature: 'Signature',
    prestige: 'Prestige',
    shown: 'Éditions affichées',
    failed: 'Les éditions n’ont pas pu être chargées.',
    none: 'Cette édition ne compte aucune application pour le moment.',
    showAll: 'Afficher toutes les éditions',
    more: 'Voir',
    notOffered: 'Non proposé',
    noOrderTitle: 'Rien n’est encore choisi',
    noOrderText: 'Veuillez d’abord choisir une édition',
  },
  sectionList: {
    eyebrow: 'Uniquement hors production',
    title: 'Sections de la page d’accueil',
    count: 'Sections\u00a0: {{count}}',
    sectionKey: 'Clé',
    displayOrder: 'Ordre',
    subtitle: 'Sous-titre',
    ctaText: 'Bouton',
    ctaLink: 'Destination',
    backgroundImage: 'Arrière-plan',
    error: 'Erreur\u00a0: {{message}}',
  },
};
