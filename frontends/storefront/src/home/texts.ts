import { registerTexts } from '@vitrine/platform';

export const HOME_TEXTS = 'home';

registerTexts(HOME_TEXTS, {
  de: {
    head: {
      title: 'Apps für Juweliere und Uhrenhäuser',
      description:
        'Vitrine fertigt Apps für Juweliere und Uhrenhäuser: die Editionen Classic, Signature und Prestige, eingerichtet auf Anfrage.',
    },
    hero: {
      eyebrow: 'Prestige Edition',
      title1: 'Ihr Haus,',
      title2: 'in einer Hand.',
      text: 'Die App für Juweliere, die Zeit nicht verkaufen, sondern zeigen.',
      discover: 'Entdecken',
      compare: 'Vergleichen',
      onward: 'Weiter',
    },
    collection: {
      eyebrow: 'Die Kollektion',
      title1: 'Eine Kollektion.',
      title2: 'Ein Anspruch.',
      text: 'Classic für den Anfang, Signature für das eigene Gesicht, Prestige für Häuser mit Geschichte. Jede wird auf Anfrage für Sie eingerichtet.',
      app: 'App',
      classic: 'Katalog, Termine und Wunschliste unter Ihrem Namen.',
      signature: 'Ihre Farben, Ihre Schrift, Ihre Handschrift.',
      prestige: 'Jedes Detail nach Maß, von der ersten Skizze an.',
      more: 'Mehr erfahren',
      failed: 'Die Kollektion lässt sich gerade nicht laden.',
    },
    house: {
      eyebrow: 'Unter Ihrem Namen',
      title: 'Ihre Vitrine, auch nach Ladenschluss.',
      text: 'Ihre Kundschaft sieht, was in der Auslage liegt, legt zurück, was sie berührt, und vereinbart den Besuch. Die App trägt Ihren Namen, nicht unseren.',
      action: 'Die Kollektion ansehen',
    },
    plans: {
      eyebrow: 'Drei Wege',
      title: 'Kaufen, abonnieren oder begleiten lassen.',
      one: {
        title: 'Einmaliger Kauf',
        text: 'Die Edition gehört Ihnen. Wir richten sie ein und übergeben sie fertig.',
      },
      two: {
        title: 'Abonnement',
        text: 'Dieselbe Edition zum monatlichen Preis, mit allen laufenden Aktualisierungen.',
      },
      three: {
        title: 'Erweiterter Service',
        text: 'Statt des Abonnements: alles daraus, und wir pflegen Katalog und Inhalte für Sie, mit fester Ansprechperson.',
      },
    },
    steps: {
      eyebrow: 'So geht es weiter',
      title: 'Eine Anfrage, ein Gespräch, Ihre App.',
      one: { title: 'Anfragen', text: 'Sie wählen eine Edition und senden uns Ihre Anfrage. Sie ist unverbindlich.' },
      two: { title: 'Sprechen', text: 'Wir melden uns innerhalb von 24–48 Stunden und klären, was Ihr Haus braucht.' },
      three: { title: 'Einrichten', text: 'Sie bestätigen den endgültigen Preis, wir richten Ihre App ein.' },
    },
    closing: {
      title1: 'Nehmen Sie sich Zeit.',
      title2: 'Wir haben sie schön gemacht.',
      discover: 'Alle Editionen ansehen',
      recent: 'Weiter mit {{name}}',
    },
  },
  en: {
    head: {
      title: 'Apps for jewellers and watch houses',
      description:
        'Vitrine makes apps for jewellers and watch houses: the Classic, Signature and Prestige editions, set up on request.',
    },
    hero: {
      eyebrow: 'Prestige edition',
      title1: 'Your house,',
      title2: 'in one hand.',
      text: 'The app for jewellers who present time rather than sell it.',
      discover: 'Discover',
      compare: 'Compare',
      onward: 'Explore',
    },
    collection: {
      eyebrow: 'The collection',
      title1: 'One collection.',
      title2: 'One standard.',
      text: 'Classic to begin with, Signature for a style of your own, Prestige for houses with a history. Each is prepared for you on request.',
      app: 'App',
      classic: 'Catalogue, appointments and wish list in your name.',
      signature: 'Your colours, your type, your signature.',
      prestige: 'Made to measure from the first sketch.',
      more: 'Learn more',
      failed: 'The collection cannot be loaded at the moment.',
    },
    house: {
      eyebrow: 'In your name',
      title: 'Your window, lit after hours.',
      text: 'Your clients see what is in the window, reserve what moves them and arrange their visit. The app bears your name, not ours.',
      action: 'See the collection',
    },
    plans: {
      eyebrow: 'Three ways',
      title: 'Purchase, subscribe, or leave the care to us.',
      one: { title: 'One-time purchase', text: 'The edition is yours. We set it up and hand it over complete.' },
      two: { title: 'Subscription', text: 'The same edition at a monthly price, every update included.' },
      three: {
        title: 'Enhanced service',
        text: 'In place of the subscription: all of it, and one dedicated person looks after catalogue and content for you.',
      },
    },
    steps: {
      eyebrow: 'What happens next',
      title: 'A request, a conversation, your app.',
      one: { title: 'Request', text: 'You choose an edition and send us your request, without obligation.' },
      two: { title: 'Talk', text: 'We contact you within 24–48 hours and find out what your house needs.' },
      three: { title: 'Set up', text: 'You confirm the final price, we set up your app.' },
    },
    closing: {
      title1: 'Take your time.',
      title2: 'We made it beautiful.',
      discover: 'View every edition',
      recent: 'Continue with {{name}}',
    },
  },
});
