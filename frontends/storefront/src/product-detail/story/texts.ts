import { registerTexts } from '@vitrine/platform';

export const STORY_TEXTS = registerTexts('productStory', {
  de: {
    timeline: {
      eyebrow: 'Enthalten',
      title: 'Von der Unterschrift bis zum App Store.',
      text: '{{least}} bis {{most}} Wochen, je nach Edition und danach, wie schnell Ihr Katalog vorliegt.',
    },
    questions: {
      title: 'Fragen zu {{name}}',
      all: 'Alle häufigen Fragen',
      duration: {
        question: 'Wann ist unsere App im App Store?',
        more: 'Den Termin nennen wir Ihnen im ersten Gespräch.',
      },
      choice: {
        question: 'Kaufen oder abonnieren?',
        answer:
          'Nutzen Sie {{name}} {{months}} Monate oder länger, kostet der Kauf für {{price}} weniger als das Abonnement für {{monthly}} im Monat. Die Berechnung für 12 bis 60 Monate steht weiter oben.',
      },
      service: { question: 'Kommt der erweiterte Service zum Abonnement hinzu?', no: 'Nein.' },
      hosting: { question: 'Wer betreibt und veröffentlicht die App?' },
      warranty: { question: 'Was geschieht, wenn neue Geräte erscheinen?' },
      ownership: {
        question: 'Wem gehört, was in der App liegt?',
        more: 'Der Programmcode bleibt bei uns; das Recht, die App zu nutzen, richtet sich nach Ihrem Plan.',
      },
    },
    quotation: {
      label: 'Aus einem Interview',
      words: '„{{words}}“',
      runs: 'Führt {{name}}',
      more: 'Interview lesen',
      moreNamed: 'Interview lesen: {{title}}',
    },
    related: { title: 'Weitere Editionen', compare: 'Alle Editionen vergleichen' },
  },
  en: {
    timeline: {
      eyebrow: 'Included',
      title: 'From signature to App Store.',
      text: '{{least}} to {{most}} weeks, depending on the edition and on how soon your catalogue is ready.',
    },
    questions: {
      title: 'Questions about {{name}}',
      all: 'All frequently asked questions',
      duration: {
        question: 'When will our app be in the App Store?',
        more: 'We name the date in our first conversation.',
      },
      choice: {
        question: 'Purchase or subscription?',
        answer:
          'If you use {{name}} for {{months}} months or longer, the purchase at {{price}} costs less than the subscription at {{monthly}} a month. The calculation over 12 to 60 months is further up.',
      },
      service: { question: 'Is the enhanced service added to the subscription?', no: 'No.' },
      hosting: { question: 'Who runs and publishes the app?' },
      warranty: { question: 'What happens when new devices appear?' },
      ownership: {
        question: 'Who owns what is in the app?',
        more: 'The program code remains ours; your right to use the app follows from your plan.',
      },
    },
    quotation: {
      label: 'From an interview',
      words: '“{{words}}”',
      runs: 'Uses {{name}}',
      more: 'Read the interview',
      moreNamed: 'Read the interview: {{title}}',
    },
    related: { title: 'Other editions', compare: 'Compare all editions' },
  },
});
