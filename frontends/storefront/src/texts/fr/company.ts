import { DEVELOPMENT_WEEKS, WARRANTY_YEARS } from '@vitrine/schemas/plan-facts';
import { FRENCH } from '@vitrine/schemas/texts/fr';
import type { StorefrontTexts } from '../storefront-texts.js';

const { care, enhanced, hosting, ownership, publishing, warranty } = FRENCH.planFacts.sentences;
const { least, most } = DEVELOPMENT_WEEKS;

/** French texts of the pages about the company, its stores and the law. */
export const COMPANY: Pick<
  StorefrontTexts,
  'about' | 'content' | 'cookies' | 'faq' | 'interview' | 'interviews' | 'newsroom' | 'stores'
> = {
  about: {
    eyebrow: 'La maison',
    title: 'Qui nous sommes',
    description: '{{house}} crée des applications pour maisons horlogères et joaillières, garanties cinq ans.',
    lead: 'Nous faisons des applications comme d’autres des mouvements\u00a0: à la main, pour longtemps, pour une seule maison.',
    house: {
      title: 'Faites pour des maisons.',
      text1:
        '{{house}} travaille pour des bijoutiers et des maisons horlogères qui connaissent leurs clients. Chaque édition porte le nom de la maison, pas le nôtre.',
      text2:
        'Nous concevons, développons et assurons le suivi sous un même toit. Quand vous nous appelez, vous parlez à ceux qui font l’application.',
    },
    promises: {
      eyebrow: 'Garantie et service',
      title: 'Ce que nous promettons.',
      warranty: { figure: `${WARRANTY_YEARS} ans`, title: 'Garantie', text: warranty },
      service: {
        figure: 'Plus de 4\u00a0000',
        title: 'Points de service partenaires',
        text: 'Plus de 4\u00a0000 points de service de nos partenaires vous aident sur place, vous et vos clients.',
      },
      care: {
        figure: '{{answerTime}}',
        title: 'Une réponse personnelle',
        text: 'Une personne répond à chaque demande sous {{answerTime}}.',
      },
    },
    collection: 'Voir la collection',
    contact: 'Nous contacter',
  },
  content: {
    legal: 'Informations légales',
    contents: 'Sur cette page',
    updated: 'Dernière mise à jour\u00a0: {{date}}',
    unavailable: 'Le contenu n’est pas disponible pour le moment. Veuillez réessayer plus tard.',
    privacy_policy: {
      title: 'Confidentialité',
      description: 'Comment {{house}} traite les données personnelles.',
    },
    terms_conditions: {
      title: 'Conditions générales',
      description: 'Les conditions auxquelles {{house}} fournit ses prestations.',
    },
    imprint: { title: 'Mentions légales', description: 'Qui est responsable de ce site.' },
  },
  cookies: {
    eyebrow: 'Informations légales',
    description: 'Ce que sont les cookies, à quoi ils servent sur ce site et comment vous en décidez.',
    what: {
      title: 'Ce que sont les cookies',
      text: 'Les cookies sont de petits fichiers texte qu’un site dépose dans votre navigateur et relit à la visite suivante.',
    },
    how: {
      title: 'Comment nous les utilisons',
      states: { always: 'Toujours autorisés', allowed: 'Autorisés par vous', refused: 'Non autorisés' },
      essential: {
        name: 'Cookies nécessaires',
        text: 'Ils mémorisent votre décision sur les cookies et la langue choisie. Sans eux, nous devrions vous interroger à chaque visite.',
      },
      analytics: {
        name: 'Cookies d’analyse',
        text: 'Ils mémorisent votre accord pour l’analyse de l’utilisation du site. Sans votre accord, rien n’est analysé.',
      },
      preference: {
        name: 'Cookies de préférences',
        text: 'Ils mémorisent votre accord pour d’autres préférences. Eux aussi ne sont déposés qu’avec votre accord.',
      },
    },
    kept: {
      title: 'Ce qui reste aussi dans votre navigateur',
      text: 'Votre navigateur retient certaines choses pour vous. Nous ne les recevons que lorsque vous envoyez quelque chose\u00a0; seules la langue et la décision figurent aussi dans un cookie.',
      language: {
        name: 'Langue',
        text: 'La langue que vous avez choisie. Elle figure aussi dans un cookie, pour que la page s’affiche aussitôt dans cette langue.',
      },
      favorites: { name: 'Favoris', text: 'Vos favoris, jusqu’à ce que vous les retiriez.' },
      recent: { name: 'Dernière consultation', text: 'La dernière édition que vous avez consultée.' },
      draft: {
        name: 'Brouillons',
        text: 'Ce que vous avez saisi dans un formulaire sans l’envoyer. Cela reste jusqu’à l’envoi ou à la fermeture de l’onglet.',
      },
      selection: { name: 'Sélection', text: 'Votre sélection pour une demande, jusqu’à son envoi.' },
      accessibility: {
        name: 'Affichage',
        text: 'Moins d’animations, plus de contraste et si la touche «\u00a0/\u00a0» ouvre la recherche. Cela vaut jusqu’à la fermeture de l’onglet.',
      },
      location: {
        name: 'Pays',
        text: 'Le pays où vous cherchez des boutiques, jusqu’à la fermeture de l’onglet.',
      },
      consent: {
        name: 'Décision',
        text: 'Votre décision sur les cookies. Elle figure aussi dans les cookies cités plus haut.',
      },
    },
    manage: {
      title: 'Votre décision',
      text: 'Un accord vaut douze mois, aussi longtemps que ses cookies\u00a0; un refus vaut pour cette visite. Vous pouvez changer d’avis à tout moment, ici ou par le lien au bas de chaque page. Votre navigateur peut aussi refuser et effacer les cookies.',
      undecided: 'Vous n’avez pas encore décidé.',
      accepted: 'Vous avez accepté tous les cookies.',
      declined: 'Vous avez refusé les cookies qui ne sont pas nécessaires.',
      period: 'Votre accord vaut du {{since}} au {{until}}.',
      details: {
        undecided: 'D’ici là, seuls les cookies nécessaires sont autorisés.',
        accepted: 'Votre accord vaut jusqu’à ce que vous en décidiez autrement.',
        declined: 'Cela vaut jusqu’à la fermeture de cet onglet.',
      },
    },
  },
  faq: {
    title: 'Questions fréquentes',
    description:
      'Réponses sur les éditions, les prix, le temps de développement, le service et les données de l’application {{house}}.',
    eyebrow: 'FAQ',
    text: 'Les questions que les maisons nous posent le plus souvent avant leur première demande.',
    items: {
      what: {
        question: 'Qu’est-ce qu’une application {{house}}\u00a0?',
        answer:
          'Une application au nom de votre maison, pour les clients que vous avez déjà\u00a0: avec votre catalogue, vos rendez-vous et vos conseils. Elle paraît dans l’App Store et sur Google Play comme la vôtre\u00a0; seul le mouvement est de nous.',
      },
      editions: {
        question: 'En quoi Classic, Signature et Prestige diffèrent-elles\u00a0?',
        answer:
          'Classic est le commencement\u00a0: catalogue, rendez-vous, liste de souhaits. Signature porte votre visage, avec le conseil et une création à vous. Prestige est pour les maisons qui ont une histoire\u00a0; elle se dessine avec vous, détail par détail. La comparaison montre chaque fonction ligne par ligne.',
      },
      duration: {
        question: 'Combien de temps prend le développement de mon application\u00a0?',
        answer: `Le développement prend de ${least} à ${most} semaines, selon l’édition et la rapidité avec laquelle votre catalogue est prêt. Lors du premier entretien, nous vous indiquons une date et nous nous y tenons.`,
      },
      costs: {
        question: 'Combien coûte une édition\u00a0?',
        answer: `Vous achetez une édition en une fois ou payez chaque mois\u00a0: par abonnement ou, à sa place, avec le service étendu. Les prix sont indiqués pour chaque édition\u00a0; nous confirmons le prix définitif après notre entretien. ${hosting}`,
      },
      order: {
        question: 'Que se passe-t-il après ma demande\u00a0?',
        answer:
          'Votre demande est sans engagement. Nous vous répondons sous {{answerTime}}, parlons de vos souhaits et vous confirmons le prix. Vous ne décidez qu’ensuite.',
      },
      service: {
        question: 'Que comprend le service étendu\u00a0?',
        answer: `${enhanced} ${care} ${warranty}`,
      },
      devices: {
        question: 'Sur quels appareils l’application fonctionne-t-elle\u00a0?',
        answer: `Sur iPhone et iPad, et sur les téléphones et tablettes Android. ${publishing} Au comptoir, la même application offre des images plus grandes et un affichage plus sobre.`,
      },
      data: {
        question: 'À qui appartiennent les données de ma clientèle\u00a0?',
        answer: `${ownership} Les données de votre clientèle sont conservées chiffrées dans l’Union européenne\u00a0; nous ne les analysons pas et ne les transmettons pas. Vous pouvez en demander une copie complète à tout moment.`,
      },
    },
    more: {
      title: 'Votre question n’y est pas\u00a0?',
      text: 'Écrivez-nous ou appelez-nous.',
      email: 'E-mail',
      phone: 'Téléphone',
      contact: 'Ouvrir le formulaire de contact',
    },
  },
  interview: {
    quote: '«\u00a0{{quote}}\u00a0»',
    back: 'Toutes les interviews',
    products: 'Voir la collection',
    notFound: { title: 'Interview introuvable', text: 'L’interview recherchée n’existe pas.' },
    failed: 'Cette interview ne peut pas être chargée pour le moment.',
  },
  interviews: {
    title: 'Interviews de nos clients',
    description: 'Bijoutiers et maisons horlogères racontent ce que leur application {{house}} a changé.',
    eyebrow: 'Conversations avec des maisons',
    text: 'Nous avons rendu visite à des maisons où une application {{house}} a trouvé sa place. Ce qui a changé, avec leurs propres mots.',
    quote: '«\u00a0{{quote}}\u00a0»',
    read: 'Lire l’interview',
    readNamed: 'Lire l’interview\u00a0: {{title}}',
    play: 'Lancer le film',
    pause: 'Arrêter le film',
    playNamed: 'Lancer le film\u00a0: {{title}}',
    pauseNamed: 'Arrêter le film\u00a0: {{title}}',
    video: 'Film\u00a0: {{title}}',
    duration: 'Durée\u00a0: {{duration}} minutes',
    seek: 'Position dans le film\u00a0: {{title}}',
    position: '{{at}} sur {{duration}}',
    captions: 'Sous-titres',
    captionsNamed: 'Sous-titres\u00a0: {{title}}',
    captionsIn: { de: 'Allemand', en: 'Anglais' },
    elsewhere: 'Voir le film sur {{host}}',
    broken: 'Ce film ne peut pas être lu pour le moment.',
    failed: 'Les interviews ne peuvent pas être chargées pour le moment.',
    empty: {
      title: 'D’autres interviews suivront bientôt',
      text: 'Nous sommes en visite dans les prochaines maisons. En attendant, voyez ce que nous faisons pour elles.',
    },
    closing: 'Votre maison pourrait être la prochaine.',
    products: 'Voir la collection',
  },
  newsroom: {
    house: 'La maison',
    title: 'Actualités',
    description: 'Les actualités de la maison {{house}}.',
    feed: 'S’abonner au flux des actualités',
    articles: 'Actualités',
    read: 'Lire la suite',
    latest: 'Dernières actualités',
    none: 'Il n’y a pas encore d’actualités. Revenez nous lire bientôt.',
    beyond: 'Cette page ne contient plus d’actualités.',
    failed: 'Les actualités ne peuvent pas être chargées pour le moment.',
    pages: 'Pages des actualités',
    newer: 'Actualités plus récentes',
    older: 'Actualités plus anciennes',
    page: 'Page {{page}} sur {{pages}}',
    back: 'Toutes les actualités',
    products: 'Voir les éditions',
    articleFailed: 'Cette actualité ne peut pas être chargée pour le moment.',
    notFound: {
      title: 'Cette actualité n’existe pas',
      text: 'Elle a peut-être été retirée. Toutes les actualités publiées se trouvent sur la page Actualités.',
    },
  },
  stores: {
    description: 'Les boutiques où vous pouvez voir les éditions de {{house}} et les prendre en main.',
    eyebrow: 'Sur place',
    heading: 'Voyez les éditions près de chez vous.',
    search: 'Nom, adresse, ville ou pays',
    submit: 'Rechercher',
    locate: 'Utiliser ma position',
    locating: 'Recherche de la position…',
    located: 'La carte montre votre position\u00a0; la boutique la plus proche est en tête.',
    distance: 'à {{distance}} km',
    here: 'Votre position',
    refused: 'Votre navigateur ne communique pas la position. Cherchez plutôt votre ville.',
    unknown: 'Votre position n’a pas pu être déterminée. Cherchez plutôt votre ville.',
    list: 'Boutiques',
    count: '{{count}} boutiques',
    countOne: 'Une boutique',
    none: 'Aucune boutique ne correspond à votre recherche.',
    reset: 'Afficher toutes les boutiques',
    empty: 'Aucune boutique pour le moment.',
    services: 'Prestations',
    demonstration: 'Prendre rendez-vous pour une démonstration dans cette boutique',
    phone: 'Téléphone',
    email: 'E-mail',
    website: 'Site',
    route: 'Itinéraire',
    routeHint: 'Ouvre Google Maps dans une nouvelle fenêtre.',
    opening: {
      title: 'Horaires d’ouverture',
      open: 'Ouvert · jusqu’à {{time}}',
      today: 'Fermé · ouvre aujourd’hui à {{time}}',
      tomorrow: 'Fermé · ouvre demain à {{time}}',
      later: 'Fermé · ouvre {{day}} à {{time}}',
      closed: 'Fermé',
      range: '{{from}} à {{to}}',
      note: 'Heure locale. Les horaires peuvent différer les jours fériés.',
      days: {
        monday: 'lundi',
        tuesday: 'mardi',
        wednesday: 'mercredi',
        thursday: 'jeudi',
        friday: 'vendredi',
        saturday: 'samedi',
        sunday: 'dimanche',
      },
    },
    noPlace: 'Sans emplacement sur la carte',
    map: {
      label: 'Carte des boutiques',
      zoomIn: 'Agrandir',
      zoomOut: 'Réduire',
      zoom: 'Niveau {{zoom}} sur {{most}}',
      failed: 'La carte n’a pas pu être chargée. Toutes les boutiques figurent dans la liste.',
    },
    failure: {
      title: 'Les boutiques n’ont pas pu être chargées',
      fetch: 'Les boutiques n’ont pas pu être récupérées',
      network: 'Les boutiques n’ont pas pu être récupérées. Veuillez vérifier votre connexion.',
      tooMany: 'Les demandes sont très nombreuses en ce moment. Veuillez réessayer dans une minute.',
    },
  },
};
