const named = (text: string) => (name: string | undefined) => (name === undefined ? `${text}.` : `${text}, ${name}.`);

const REPLY_WITH_TIMES =
  'Vos disponibilités ont changé\u00a0? Il suffit de répondre à cet e-mail en nous indiquant d’autres moments.';
const CALENDAR_HINT =
  'Votre premier choix est joint\u00a0: vous pouvez l’ajouter à votre agenda à titre provisoire. Vous souhaitez modifier quelque chose\u00a0? Il suffit de répondre à cet e-mail.';
const OTHER_TIME = 'Un empêchement\u00a0? Il suffit de répondre à cet e-mail, et nous trouverons un autre moment.';

/** The mails about a demonstration, and their calendar entries. */
export const DEMONSTRATION = {
  acknowledgement: {
    subject: (number: string) => `Votre démonstration {house} ${number}`,
    preview: 'Nous vous confirmerons l’une des dates très prochainement.',
    label: 'Démonstration',
    heading: named('Merci'),
    paragraphs: {
      store: [
        'Votre demande de démonstration nous est bien parvenue. Nous voyons avec la boutique et vous confirmons l’une des dates par e-mail.',
        CALENDAR_HINT,
      ],
      video: [
        'Votre demande de démonstration nous est bien parvenue. Nous vous confirmons l’une des dates par e-mail et vous envoyons le lien vers l’appel vidéo.',
        CALENDAR_HINT,
      ],
    },
  },
  confirmation: {
    subject: (number: string) => `Votre rendez-vous de démonstration ${number}`,
    preview: 'Votre rendez-vous est confirmé.',
    label: 'Rendez-vous confirmé',
    heading: named('Votre rendez-vous est confirmé'),
    paragraphs: {
      store: [
        'Nous serons heureux de vous présenter les éditions en personne. Le rendez-vous est joint, à ajouter à votre agenda.',
        OTHER_TIME,
      ],
      video: [
        'Nous serons heureux de vous présenter les éditions en vidéo. Le rendez-vous est joint, à ajouter à votre agenda\u00a0; vous recevrez le lien de l’appel avant le rendez-vous.',
        OTHER_TIME,
      ],
    },
  },
  refusal: {
    subject: (number: string) => `À propos de votre démonstration ${number}`,
    preview: 'Une démonstration n’est malheureusement pas possible aux dates souhaitées.',
    label: 'Démonstration',
    heading: named('Malheureusement, aucune de ces dates n’est possible'),
    paragraphs: {
      store: [
        'Nous ne pouvons malheureusement pas vous présenter les éditions à cet endroit aux dates souhaitées. Le fichier joint retire le rendez-vous de votre agenda.',
        'N’hésitez pas à proposer d’autres dates\u00a0: il suffit de répondre à cet e-mail ou de choisir un appel vidéo.',
      ],
      video: [
        'Un appel vidéo n’est malheureusement pas possible aux dates souhaitées. Le fichier joint retire le rendez-vous de votre agenda.',
        'N’hésitez pas à proposer d’autres dates\u00a0: il suffit de répondre à cet e-mail.',
      ],
    },
  },
  withdrawal: {
    subject: (number: string) => `À propos de votre rendez-vous de démonstration ${number}`,
    preview: 'La date confirmée n’est plus valable. Nous vous en confirmerons une nouvelle.',
    label: 'Rendez-vous annulé',
    heading: named('Nous devons malheureusement annuler votre rendez-vous'),
    paragraphs: {
      store: [
        'Nous ne pouvons malheureusement pas tenir la date confirmée. Votre demande reste valable, et nous vous confirmerons une nouvelle date dès que possible. Le fichier joint retire l’ancienne de votre agenda.',
        REPLY_WITH_TIMES,
      ],
      video: [
        'Nous ne pouvons malheureusement pas tenir la date confirmée pour l’appel vidéo. Votre demande reste valable, et nous vous confirmerons une nouvelle date dès que possible. Le fichier joint retire l’ancienne de votre agenda.',
        REPLY_WITH_TIMES,
      ],
    },
  },
  facts: {
    number: 'Référence',
    kind: 'Démonstration',
    place: 'Lieu',
    appointment: 'Rendez-vous',
    wish: (n: number) => `Choix ${n}`,
    timeZone: 'Fuseau horaire',
  },
  kinds: { store: 'En boutique', video: 'Par appel vidéo' },
  calendar: {
    summary: 'Démonstration\u00a0: {house}',
    description: (number: string) => `Démonstration des éditions {house}, référence ${number}`,
    video: 'Appel vidéo',
  },
  footer:
    'Vous recevez cet e-mail parce qu’une démonstration a été demandée sur notre site avec votre adresse. Si ce n’était pas vous, vous n’avez rien à faire.',
};
