import { registerTexts } from '@vitrine/platform';
import { DEVELOPMENT_WEEKS, planTexts } from '@vitrine/schemas/plan-facts';

const de = planTexts('de').sentences;
const en = planTexts('en').sentences;
const { least, most } = DEVELOPMENT_WEEKS;

/** The questions in the order they are asked; each has a `question` and an `answer` in both languages (public spec §2, Content pages). */
export const QUESTIONS = ['what', 'editions', 'duration', 'costs', 'order', 'service', 'devices', 'data'] as const;

export const FAQ_TEXTS = registerTexts('faq', {
  de: {
    title: 'Häufige Fragen',
    description: 'Antworten zu Editionen, Preisen, Entwicklungszeit, Service und Daten der {{house}}-App.',
    eyebrow: 'FAQ',
    text: 'Was Häuser uns vor der ersten Anfrage am häufigsten fragen.',
    items: {
      what: {
        question: 'Was ist eine {{house}}-\u2060App?',
        answer:
          'Eine App unter dem Namen Ihres Hauses, für die Kundschaft, die Sie schon haben: mit Ihrem Katalog, Ihren Terminen und Ihrer Beratung. Sie erscheint in den App-\u2060Stores als Ihre eigene; von uns ist nur das Werk.',
      },
      editions: {
        question: 'Worin unterscheiden sich Classic, Signature und Prestige?',
        answer:
          'Classic ist der Anfang: Katalog, Termine, Wunschliste. Signature trägt Ihr Gesicht und bringt Beratung und Gestaltung mit. Prestige ist für Häuser mit Geschichte und wird Stück für Stück mit Ihnen entworfen. Der Vergleich zeigt jede Funktion Zeile für Zeile.',
      },
      duration: {
        question: 'Wie lange dauert die Entwicklung meiner App?',
        answer: `Die Entwicklung dauert ${least} bis ${most} Wochen, je nach Edition und danach, wie schnell Ihr Katalog vorliegt. Im ersten Gespräch nennen wir Ihnen einen Termin, an den wir uns halten.`,
      },
      costs: {
        question: 'Was kostet eine Edition?',
        answer: `Sie kaufen eine Edition einmalig oder zahlen monatlich: im Abonnement oder, an dessen Stelle, im erweiterten Service. Die Preise stehen bei jeder Edition; den endgültigen bestätigen wir nach unserem Gespräch. ${de.hosting}`,
      },
      order: {
        question: 'Was geschieht nach meiner Anfrage?',
        answer:
          'Ihre Anfrage ist unverbindlich. Wir melden uns innerhalb von {{answerTime}}, besprechen Ihre Wünsche und bestätigen Ihnen den Preis. Erst danach entscheiden Sie.',
      },
      service: {
        question: 'Was leistet der erweiterte Service?',
        answer: `${de.enhanced} ${de.care} ${de.warranty}`,
      },
      devices: {
        question: 'Auf welchen Geräten läuft die App?',
        answer: `Auf iPhone und iPad und auf Android-Telefonen und -Tablets. ${de.publishing} Auf dem Verkaufstisch zeigt dieselbe App größere Bilder und eine ruhigere Ansicht.`,
      },
      data: {
        question: 'Wem gehören die Daten meiner Kundschaft?',
        answer: `${de.ownership} Die Daten Ihrer Kundschaft liegen verschlüsselt in der Europäischen Union, wir werten sie nicht aus und geben sie nicht weiter. Auf Wunsch erhalten Sie sie jederzeit vollständig.`,
      },
    },
    more: {
      title: 'Ihre Frage ist nicht dabei?',
      text: 'Schreiben Sie uns oder rufen Sie an.',
      email: 'E-Mail',
      phone: 'Telefon',
      contact: 'Zum Kontaktformular',
    },
  },
  en: {
    title: 'Frequently asked questions',
    description: 'Answers about editions, prices, development time, service and data of the {{house}} app.',
    eyebrow: 'FAQ',
    text: 'What houses ask us most before their first request.',
    items: {
      what: {
        question: 'What is a {{house}} app?',
        answer:
          'An app in the name of your house, for the clients you already have: your catalogue, your appointments, your advice. It appears in the app stores as your own; only the movement inside is ours.',
      },
      editions: {
        question: 'How do Classic, Signature and Prestige differ?',
        answer:
          'Classic is the place to begin: catalogue, appointments, wish list. Signature takes on the character of your house, with personal advice and a design of your own. Prestige is for houses with a history and is drawn with you, detail by detail. The comparison lists every feature.',
      },
      duration: {
        question: 'How long does the development of my app take?',
        answer: `App development takes ${least} to ${most} weeks, depending on the edition and on how soon your catalogue is ready. We agree a date in our first conversation, and keep to it.`,
      },
      costs: {
        question: 'What does an edition cost?',
        answer: `You purchase an edition once, or pay monthly: by subscription or, in its place, with the enhanced service. Prices are shown with every edition; we confirm the final figure after our conversation. ${en.hosting}`,
      },
      order: {
        question: 'What happens after my request?',
        answer:
          'Your request is without obligation. We reply within {{answerTime}}, discuss your wishes and confirm the price. Only then do you decide.',
      },
      service: {
        question: 'What does the enhanced service include?',
        answer: `${en.enhanced} ${en.care} ${en.warranty}`,
      },
      devices: {
        question: 'Which devices does the app run on?',
        answer: `On iPhone and iPad, and on Android phones and tablets. ${en.publishing} On the sales counter the same app shows larger pictures and a quieter view.`,
      },
      data: {
        question: 'Who owns my clients’ data?',
        answer: `${en.ownership} Your clients’ data are stored encrypted in the European Union; we neither analyse them nor pass them on. You may have all of them whenever you ask.`,
      },
    },
    more: {
      title: 'A question we have not answered?',
      text: 'Write to us or call.',
      email: 'Email',
      phone: 'Telephone',
      contact: 'To the contact form',
    },
  },
});
