import { registerTexts } from '@vitrine/platform';

export const faqTexts = 'faq';

/** The questions in the order they are asked; each has a `question` and an `answer` in both languages (public spec §2, Content pages). */
export const questions = ['what', 'editions', 'duration', 'costs', 'order', 'service', 'devices', 'data'] as const;

registerTexts(faqTexts, {
  de: {
    title: 'Häufige Fragen',
    description: 'Antworten zu Editionen, Preisen, Entwicklungszeit, Service und Daten der Vitrine-App.',
    eyebrow: 'FAQ',
    text: 'Was Häuser uns vor der ersten Anfrage am häufigsten fragen.',
    items: {
      what: {
        question: 'Was ist eine Vitrine-App?',
        answer:
          'Eine App unter dem Namen Ihres Hauses, für die Kundschaft, die Sie schon haben: mit Ihrem Katalog, Ihren Terminen und Ihrer Beratung. Sie erscheint in den App-Stores als Ihre eigene; von uns ist nur das Werk.',
      },
      editions: {
        question: 'Worin unterscheiden sich Classic, Signature und Prestige?',
        answer:
          'Classic ist der Anfang: Katalog, Termine, Merkliste. Signature trägt Ihr Gesicht und bringt Beratung und Gestaltung mit. Prestige ist für Häuser mit Geschichte und wird Stück für Stück mit Ihnen entworfen. Der Vergleich zeigt jede Funktion Zeile für Zeile.',
      },
      duration: {
        question: 'Wie lange dauert die Entwicklung meiner App?',
        answer:
          'Die Entwicklung dauert 8 bis 16 Wochen, je nach Edition und danach, wie schnell Ihr Katalog vorliegt. Im ersten Gespräch nennen wir Ihnen einen Termin, an den wir uns halten.',
      },
      costs: {
        question: 'Was kostet eine Edition?',
        answer:
          'Jede Edition gibt es zum einmaligen Preis oder im monatlichen Abonnement, auf Wunsch mit erweitertem Service. Die Preise stehen bei jeder Edition; den endgültigen bestätigen wir nach unserem Gespräch.',
      },
      order: {
        question: 'Was geschieht nach meiner Bestellanfrage?',
        answer:
          'Ihre Anfrage ist unverbindlich. Wir melden uns innerhalb von 24–48 Stunden, besprechen Ihre Wünsche und bestätigen Ihnen den Preis. Erst danach entscheiden Sie.',
      },
      service: {
        question: 'Was leistet der erweiterte Service?',
        answer:
          'Wir pflegen Ihre App weiter: neue Betriebssysteme, neue Kollektionen, kleine Änderungen an der Gestaltung. Eine Person bei uns kennt Ihr Haus und ist für Sie da.',
      },
      devices: {
        question: 'Auf welchen Geräten läuft die App?',
        answer:
          'Auf iPhone und iPad und auf Android-Telefonen und -Tablets. Auf dem Verkaufstisch zeigt dieselbe App größere Bilder und eine ruhigere Ansicht.',
      },
      data: {
        question: 'Wem gehören die Daten meiner Kundschaft?',
        answer:
          'Ihnen. Die Daten Ihrer Kundschaft liegen verschlüsselt in der Europäischen Union, wir werten sie nicht aus und geben sie nicht weiter. Auf Wunsch erhalten Sie sie jederzeit vollständig.',
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
    description: 'Answers about editions, prices, development time, service and data of the Vitrine app.',
    eyebrow: 'FAQ',
    text: 'What houses ask us most before their first request.',
    items: {
      what: {
        question: 'What is a Vitrine app?',
        answer:
          'An app under the name of your house, for the clients you already have: with your catalogue, your appointments and your advice. It appears in the app stores as your own; only the movement is ours.',
      },
      editions: {
        question: 'How do Classic, Signature and Prestige differ?',
        answer:
          'Classic is the beginning: catalogue, appointments, wish list. Signature wears your face and brings advice and design along. Prestige is for houses with a history and is designed with you piece by piece. The comparison shows every feature line by line.',
      },
      duration: {
        question: 'How long does the development of my app take?',
        answer:
          'App development takes 8 to 16 weeks, depending on the edition and on how soon your catalogue is at hand. In our first conversation we name a date, and we keep it.',
      },
      costs: {
        question: 'What does an edition cost?',
        answer:
          'Every edition comes at a one-time price or as a monthly subscription, on request with enhanced service. The prices stand beside each edition; we confirm the final one after our conversation.',
      },
      order: {
        question: 'What happens after my order request?',
        answer:
          'Your request binds you to nothing. We reply within 24–48 hours, talk through your wishes and confirm the price. Only then do you decide.',
      },
      service: {
        question: 'What does the enhanced service include?',
        answer:
          'We keep your app in good order: new operating systems, new collections, small changes to its design. One person here knows your house and is there for you.',
      },
      devices: {
        question: 'Which devices does the app run on?',
        answer:
          'On iPhone and iPad and on Android phones and tablets. On the sales counter the same app shows larger pictures and a calmer view.',
      },
      data: {
        question: 'Who owns my clients’ data?',
        answer:
          'You do. Your clients’ data lies encrypted in the European Union; we do not evaluate it and do not pass it on. You receive all of it whenever you ask.',
      },
    },
    more: {
      title: 'Your question is not among them?',
      text: 'Write to us or call.',
      email: 'E-mail',
      phone: 'Telephone',
      contact: 'To the contact form',
    },
  },
});
