import { registerTexts } from '@vitrine/platform';

export const BUILT_IN_TEXTS = registerTexts('home-built-in', {
  de: {
    hero: {
      eyebrow: 'Prestige Edition',
      title1: 'Ihr Haus,',
      title2: 'in einer Hand.',
      text: 'Die App für Juweliere, die Zeit nicht verkaufen, sondern zeigen.',
      discover: 'Editionen ansehen',
      compare: 'Vergleichen',
      onward: 'Weiter',
    },
    house: {
      eyebrow: 'Unter Ihrem Namen',
      title: 'Ihr Schaufenster, auch nach Ladenschluss.',
      text: 'Ihre Kundschaft sieht, was in der Auslage liegt, legt zurück, was sie berührt, und vereinbart den Besuch. Die App trägt Ihren Namen, nicht unseren.',
      action: 'Alle Editionen ansehen',
    },
    plans: {
      eyebrow: 'Drei Wege',
      title: 'Kaufen, abonnieren oder begleiten lassen.',
      one: {
        title: 'Einmaliger Kauf',
        text: 'Sie zahlen einmal und nutzen die Edition dauerhaft. Wir richten sie ein und übergeben sie fertig.',
      },
      two: {
        title: 'Abonnement',
        text: 'Dieselbe Edition zum monatlichen Preis, mit allen laufenden Aktualisierungen.',
      },
      three: {
        title: 'Erweiterter Service',
        text: 'Anstelle des Abonnements: alles, was es enthält, und wir pflegen Katalog und Inhalte für Sie, mit fester Ansprechperson.',
      },
    },
    steps: {
      eyebrow: 'So geht es weiter',
      title: 'Eine Anfrage, ein Gespräch, Ihre App.',
      one: { title: 'Anfragen', text: 'Sie wählen eine Edition und senden uns Ihre Anfrage. Sie ist unverbindlich.' },
      two: { title: 'Sprechen', text: 'Wir melden uns innerhalb von {{answerTime}} und klären, was Ihr Haus braucht.' },
      three: { title: 'Einrichten', text: 'Sie stimmen dem endgültigen Preis zu, und wir richten Ihre App ein.' },
    },
    closing: {
      title1: 'Nehmen Sie sich Zeit.',
      title2: 'Wir haben sie schön gemacht.',
      discover: 'Alle Editionen ansehen',
      recent: 'Weiter mit {{name}}',
    },
  },
  en: {
    hero: {
      eyebrow: 'Prestige edition',
      title1: 'Your house,',
      title2: 'in one hand.',
      text: 'The app for jewellers who present time rather than sell it.',
      discover: 'View the editions',
      compare: 'Compare',
      onward: 'Explore',
    },
    house: {
      eyebrow: 'In your name',
      title: 'Your window, lit after hours.',
      text: 'Your clients see what is in the window, reserve what moves them and arrange their visit. The app bears your name, not ours.',
      action: 'View all editions',
    },
    plans: {
      eyebrow: 'Three ways',
      title: 'Purchase, subscribe, or leave the care to us.',
      one: {
        title: 'One-time purchase',
        text: 'You pay once and use the edition for good. We set it up and hand it over complete.',
      },
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
      two: { title: 'Talk', text: 'We contact you within {{answerTime}} and find out what your house needs.' },
      three: { title: 'Set up', text: 'You agree to the final price, and we set up your app.' },
    },
    closing: {
      title1: 'Take your time.',
      title2: 'We made it beautiful.',
      discover: 'View every edition',
      recent: 'Continue with {{name}}',
    },
  },
});
