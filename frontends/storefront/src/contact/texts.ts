import { registerTexts } from '@vitrine/platform';

export const CONTACT_TEXTS = registerTexts('contact', {
  de: {
    eyebrow: 'Sprechen Sie mit uns',
    description: 'So erreichen Sie das Haus {{house}}: Formular, E-Mail, Telefon.',
    lead: 'Schreiben Sie uns, worum es geht. Bitte füllen Sie alle Felder aus.',
    fields: {
      name: 'Name',
      email: 'E-Mail',
      subject: 'Betreff',
      message: 'Nachricht',
      telephone: 'Telefonnummer',
      callbackTime: 'Wann dürfen wir anrufen?',
    },
    callbackHint: 'Zum Beispiel: Dienstag ab 14 Uhr, deutsche Zeit',
    subjects: { report: 'Problem melden', callback: 'Bitte um Rückruf' },
    ways: {
      title: 'Lieber persönlich?',
      demonstration: 'Vorführung vereinbaren',
      callback: 'Rückruf erbitten',
    },
    send: 'ABSENDEN',
    sent: {
      title: 'Nachricht gesendet!',
      text: 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.',
      again: 'Neue Nachricht senden',
    },
    failure: 'Ihre Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    details: 'Kontaktdaten',
    phone: 'Telefon',
    location: 'Ort',
  },
  en: {
    eyebrow: 'Talk to us',
    description: 'How to reach {{house}}: by form, email or telephone.',
    lead: 'Tell us how we can help. Please complete every field.',
    fields: {
      name: 'Name',
      email: 'Email',
      subject: 'Subject',
      message: 'Message',
      telephone: 'Telephone number',
      callbackTime: 'When may we call?',
    },
    callbackHint: 'For example: Tuesday after 2 pm, German time',
    subjects: { report: 'File a report', callback: 'Please call me back' },
    ways: {
      title: 'Prefer to speak with someone?',
      demonstration: 'Arrange a demonstration',
      callback: 'Request a call',
    },
    send: 'SEND',
    sent: {
      title: 'Message sent!',
      text: 'Thank you for your message. We will get back to you soon.',
      again: 'Send another message',
    },
    failure: 'Your message could not be sent. Please try again.',
    details: 'Contact details',
    phone: 'Telephone',
    location: 'Location',
  },
});
