import { registerTexts } from '@vitrine/platform';

export const homeTexts = 'home';

registerTexts(homeTexts, {
  de: {
    head: {
      title: 'Apps für Juweliere und Uhrenhäuser',
      description:
        'Vitrine fertigt Apps für Juweliere und Uhrenhäuser in drei Editionen: Classic, Signature und Prestige. Eingerichtet auf Anfrage.',
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
      title1: 'Drei Editionen.',
      title2: 'Ein Anspruch.',
      text: 'Classic für den Anfang, Signature für das eigene Gesicht, Prestige für Häuser mit Geschichte. Jede wird auf Anfrage für Sie eingerichtet.',
      edition: 'Edition',
      classic: 'Katalog, Termine und Beratung unter Ihrem Namen.',
      signature: 'Ihre Farben, Ihre Schrift, Ihre Handschrift.',
      prestige: 'Jedes Detail nach Maß, von der ersten Skizze an.',
      more: 'Mehr erfahren',
      failed: 'Die Kollektion lässt sich gerade nicht laden.',
    },
    house: {
      eyebrow: 'Unter Ihrem Namen',
      title: 'Ihre Vitrine, auch nach Ladenschluss.',
      text: 'Ihre Kunden sehen, was in der Auslage liegt, legen zurück, was sie berührt, und vereinbaren den Besuch. Die App trägt Ihren Namen, nicht unseren.',
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
        text: 'Wir pflegen Katalog und Inhalte für Sie, Monat für Monat, mit festem Ansprechpartner.',
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
        'Vitrine makes apps for jewellers and watch houses in three editions: Classic, Signature and Prestige. Set up on request.',
    },
    hero: {
      eyebrow: 'Prestige edition',
      title1: 'Your house,',
      title2: 'in one hand.',
      text: 'The app for jewellers who do not sell time, but show it.',
      discover: 'Discover',
      compare: 'Compare',
      onward: 'Onward',
    },
    collection: {
      eyebrow: 'The collection',
      title1: 'Three editions.',
      title2: 'One standard.',
      text: 'Classic to begin with, Signature for a face of your own, Prestige for houses with a history. Each is set up for you on request.',
      edition: 'Edition',
      classic: 'Catalogue, appointments and advice under your name.',
      signature: 'Your colours, your type, your handwriting.',
      prestige: 'Every detail made to measure, from the first sketch.',
      more: 'Learn more',
      failed: 'The collection cannot be loaded at the moment.',
    },
    house: {
      eyebrow: 'Under your name',
      title: 'Your shop window, after closing time too.',
      text: 'Your clients see what lies in the window, put aside what moves them, and arrange their visit. The app carries your name, not ours.',
      action: 'See the collection',
    },
    plans: {
      eyebrow: 'Three ways',
      title: 'Buy it, subscribe to it, or have it looked after.',
      one: { title: 'One-time purchase', text: 'The edition is yours. We set it up and hand it over finished.' },
      two: { title: 'Subscription', text: 'The same edition at a monthly price, with every update as it comes.' },
      three: {
        title: 'Enhanced service',
        text: 'We look after catalogue and content for you, month by month, with one person to turn to.',
      },
    },
    steps: {
      eyebrow: 'What happens next',
      title: 'A request, a conversation, your app.',
      one: { title: 'Request', text: 'You choose an edition and send us your request. It binds you to nothing.' },
      two: { title: 'Talk', text: 'We contact you within 24–48 hours and find out what your house needs.' },
      three: { title: 'Set up', text: 'You confirm the final price, we set up your app.' },
    },
    closing: {
      title1: 'Take your time.',
      title2: 'We have made it beautiful.',
      discover: 'See every edition',
      recent: 'Continue with {{name}}',
    },
  },
});
