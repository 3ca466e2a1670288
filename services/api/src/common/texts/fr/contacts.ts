/** The acknowledgement of a message. */
export const ACKNOWLEDGEMENT = {
  subject: (number: string) => `Votre message à {house} ${number}`,
  preview: 'Nous vous répondrons très prochainement.',
  label: 'Contact',
  heading: (name: string | undefined) => (name === undefined ? 'Merci.' : `Merci, ${name}.`),
  paragraphs: [
    'Votre message nous est bien parvenu. Nous vous répondrons très prochainement.',
    'Vous souhaitez ajouter quelque chose\u00a0? Il suffit de répondre à cet e-mail.',
  ],
  facts: { number: 'Référence', date: 'Reçu le' },
  footer:
    'Vous recevez cet e-mail parce que notre formulaire de contact a été rempli avec votre adresse. Si ce n’était pas vous, vous n’avez rien à faire.',
};
