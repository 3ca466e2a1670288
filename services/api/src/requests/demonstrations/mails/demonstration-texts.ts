import type { DemonstrationKind, InLanguages } from '@vitrine/schemas';
import { further } from '../../../common/texts/further.js';

/** The mails that a customer gets. */
export type CustomerMail = 'acknowledgement' | 'confirmation' | 'refusal' | 'withdrawal';

interface CustomerMailTexts {
  subject: (number: string) => string;
  preview: string;
  label: string;
  /** @param name absent where the mail must not repeat it */
  heading: (name: string | undefined) => string;
  paragraphs: Readonly<Record<DemonstrationKind, readonly string[]>>;
}

/** Texts of the mails to the customer, and of their calendar entries. */
export interface DemonstrationTexts extends Readonly<Record<CustomerMail, CustomerMailTexts>> {
  facts: {
    number: string;
    kind: string;
    place: string;
    appointment: string;
    wish: (n: number) => string;
    timeZone: string;
  };
  kinds: Readonly<Record<DemonstrationKind, string>>;
  calendar: { summary: string; description: (number: string) => string; video: string };
  footer: string;
}

const greet = (thanks: string) => (name: string | undefined) =>
  name === undefined ? `${thanks}.` : `${thanks}, ${name}.`;

/** The texts by language. They make the same promises as the storefront’s page after the request. */
export const demonstrationTexts: InLanguages<DemonstrationTexts> = {
  ...further('demonstration'),
  de: {
    acknowledgement: {
      subject: (number) => `Ihre Vorführung bei {house} ${number}`,
      preview: 'Wir bestätigen Ihnen in Kürze einen der Termine.',
      label: 'Vorführung',
      heading: greet('Vielen Dank'),
      paragraphs: {
        store: [
          'Ihr Wunsch nach einer Vorführung ist bei uns angekommen. Wir stimmen uns mit dem Store ab und bestätigen Ihnen einen der Termine per E-Mail.',
          'Ihr erster Terminwunsch liegt als vorläufiger Eintrag für Ihren Kalender bei. Möchten Sie etwas ändern? Antworten Sie einfach auf diese E-Mail.',
        ],
        video: [
          'Ihr Wunsch nach einer Vorführung ist bei uns angekommen. Wir bestätigen Ihnen einen der Termine per E-Mail und senden Ihnen den Zugang zum Videogespräch.',
          'Ihr erster Terminwunsch liegt als vorläufiger Eintrag für Ihren Kalender bei. Möchten Sie etwas ändern? Antworten Sie einfach auf diese E-Mail.',
        ],
      },
    },
    confirmation: {
      subject: (number) => `Ihr Termin zur Vorführung ${number}`,
      preview: 'Ihr Termin ist bestätigt.',
      label: 'Termin bestätigt',
      heading: (name) => (name === undefined ? 'Ihr Termin steht fest.' : `Ihr Termin steht fest, ${name}.`),
      paragraphs: {
        store: [
          'Wir freuen uns, Ihnen die Editionen persönlich zu zeigen. Der Termin liegt als Eintrag für Ihren Kalender bei.',
          'Kommt etwas dazwischen? Antworten Sie einfach auf diese E-Mail, und wir finden einen anderen Termin.',
        ],
        video: [
          'Wir freuen uns, Ihnen die Editionen im Videogespräch zu zeigen. Der Termin liegt als Eintrag für Ihren Kalender bei; den Zugang zum Gespräch erhalten Sie rechtzeitig vorher.',
          'Kommt etwas dazwischen? Antworten Sie einfach auf diese E-Mail, und wir finden einen anderen Termin.',
        ],
      },
    },
    refusal: {
      subject: (number) => `Zu Ihrer Vorführung ${number}`,
      preview: 'An den gewünschten Terminen ist eine Vorführung leider nicht möglich.',
      label: 'Vorführung',
      heading: (name) =>
        name === undefined
          ? 'Leider ist keiner der Termine möglich.'
          : `Leider ist keiner der Termine möglich, ${name}.`,
      paragraphs: {
        store: [
          'An den gewünschten Terminen können wir Ihnen die Editionen dort leider nicht vorführen. Der beigefügte Eintrag nimmt den Termin aus Ihrem Kalender.',
          'Nennen Sie uns gern andere Zeiten: Antworten Sie einfach auf diese E-Mail, oder wählen Sie ein Videogespräch.',
        ],
        video: [
          'An den gewünschten Terminen ist ein Videogespräch leider nicht möglich. Der beigefügte Eintrag nimmt den Termin aus Ihrem Kalender.',
          'Nennen Sie uns gern andere Zeiten: Antworten Sie einfach auf diese E-Mail.',
        ],
      },
    },
    withdrawal: {
      subject: (number) => `Zu Ihrem Termin zur Vorführung ${number}`,
      preview: 'Der bestätigte Termin gilt nicht mehr. Wir melden uns mit einem neuen.',
      label: 'Termin abgesagt',
      heading: (name) =>
        name === undefined
          ? 'Leider müssen wir Ihren Termin absagen.'
          : `Leider müssen wir Ihren Termin absagen, ${name}.`,
      paragraphs: {
        store: [
          'Den bestätigten Termin können wir leider nicht halten. Ihre Anfrage bleibt bestehen, und wir bestätigen Ihnen so bald wie möglich einen neuen Termin. Der beigefügte Eintrag nimmt den bisherigen aus Ihrem Kalender.',
          'Passen Ihre Terminwünsche nicht mehr? Nennen Sie uns andere Zeiten: Antworten Sie einfach auf diese E-Mail.',
        ],
        video: [
          'Den bestätigten Termin für das Videogespräch können wir leider nicht halten. Ihre Anfrage bleibt bestehen, und wir bestätigen Ihnen so bald wie möglich einen neuen Termin. Der beigefügte Eintrag nimmt den bisherigen aus Ihrem Kalender.',
          'Passen Ihre Terminwünsche nicht mehr? Nennen Sie uns andere Zeiten: Antworten Sie einfach auf diese E-Mail.',
        ],
      },
    },
    facts: {
      number: 'Vorgang',
      kind: 'Vorführung',
      place: 'Ort',
      appointment: 'Termin',
      wish: (n) => `${n}. Wunsch`,
      timeZone: 'Zeitzone',
    },
    kinds: { store: 'Im Store', video: 'Im Videogespräch' },
    calendar: {
      summary: 'Vorführung: {house}',
      description: (number) => `Vorführung der {house}-Editionen, Vorgang ${number}`,
      video: 'Videogespräch',
    },
    footer:
      'Sie erhalten diese E-Mail, weil auf unserer Website mit Ihrer Adresse eine Vorführung angefragt wurde. Waren Sie das nicht, müssen Sie nichts weiter tun.',
  },
  en: {
    acknowledgement: {
      subject: (number) => `Your {house} demonstration ${number}`,
      preview: 'We will confirm one of the times shortly.',
      label: 'Demonstration',
      heading: greet('Thank you'),
      paragraphs: {
        store: [
          'Your request for a demonstration has reached us. We will speak with the store and confirm one of the times by email.',
          'Your first choice is attached as a tentative entry for your calendar. Would you like to change something? Simply reply to this email.',
        ],
        video: [
          'Your request for a demonstration has reached us. We will confirm one of the times by email and send you the link to the video call.',
          'Your first choice is attached as a tentative entry for your calendar. Would you like to change something? Simply reply to this email.',
        ],
      },
    },
    confirmation: {
      subject: (number) => `Your demonstration is arranged ${number}`,
      preview: 'Your appointment is confirmed.',
      label: 'Appointment confirmed',
      heading: (name) =>
        name === undefined ? 'Your appointment is confirmed.' : `Your appointment is confirmed, ${name}.`,
      paragraphs: {
        store: [
          'We look forward to showing you the editions in person. The appointment is attached as an entry for your calendar.',
          'Has something come up? Simply reply to this email and we will find another time.',
        ],
        video: [
          'We look forward to showing you the editions by video. The appointment is attached as an entry for your calendar; the link to the call follows in good time.',
          'Has something come up? Simply reply to this email and we will find another time.',
        ],
      },
    },
    refusal: {
      subject: (number) => `About your demonstration ${number}`,
      preview: 'Unfortunately, a demonstration is not possible at the times you gave.',
      label: 'Demonstration',
      heading: (name) =>
        name === undefined
          ? 'We are sorry: these times are not possible.'
          : `We are sorry, ${name}: these times are not possible.`,
      paragraphs: {
        store: [
          'Unfortunately, we cannot show you the editions there at the times you gave. The attached entry takes the appointment out of your calendar.',
          'Please suggest other times: simply reply to this email, or choose a video call instead.',
        ],
        video: [
          'Unfortunately, a video call is not possible at the times you gave. The attached entry takes the appointment out of your calendar.',
          'Please suggest other times: simply reply to this email.',
        ],
      },
    },
    withdrawal: {
      subject: (number) => `Your demonstration appointment ${number}`,
      preview: 'The confirmed time no longer stands. We will confirm a new one.',
      label: 'Appointment cancelled',
      heading: (name) =>
        name === undefined
          ? 'We are sorry: we have to cancel your appointment.'
          : `We are sorry, ${name}: we have to cancel your appointment.`,
      paragraphs: {
        store: [
          'Unfortunately, we cannot keep the time we confirmed. Your request stands, and we will confirm a new time as soon as we can. The attached entry takes the old one out of your calendar.',
          'Have your own plans changed? Simply reply to this email with times that suit you.',
        ],
        video: [
          'Unfortunately, we cannot keep the time we confirmed for the video call. Your request stands, and we will confirm a new time as soon as we can. The attached entry takes the old one out of your calendar.',
          'Have your own plans changed? Simply reply to this email with times that suit you.',
        ],
      },
    },
    facts: {
      number: 'Reference',
      kind: 'Demonstration',
      place: 'Place',
      appointment: 'Appointment',
      wish: (n) => `Choice ${n}`,
      timeZone: 'Time zone',
    },
    kinds: { store: 'In a store', video: 'By video' },
    calendar: {
      summary: 'Demonstration: {house}',
      description: (number) => `Demonstration of the {house} editions, reference ${number}`,
      video: 'Video call',
    },
    footer:
      'You are receiving this email because a demonstration was requested on our website with your address. If that was not you, there is nothing to do.',
  },
};

/** Texts of the notice to the staff, always in English. */
export const demonstrationNoticeTexts = {
  subject: (number: string, company: string) => `Demonstration requested ${number}: ${company}`,
  preview: 'Replying to this email writes to the customer.',
  label: 'Demonstration requested',
  paragraphs: ['Please confirm one of the times, or decline. Replying to this email writes to the customer.'],
  action: 'Open the request',
  messageHeading: 'Notes',
  customerHeading: 'Customer',
  facts: { name: 'Name', company: 'Company', email: 'Email', telephone: 'Telephone', language: 'Language' },
  footer: 'Sent to the staff address of {house} for every request for a demonstration.',
};
