/** The texts of the origin's own pages, in French. */
export const FRENCH = {
  noScript: 'Cette page a besoin de JavaScript.',
  unavailable: {
    title: 'Un instant, s’il vous plaît',
    sentence: 'Cette page est en préparation. Veuillez réessayer dans un instant.',
  },
  previewEnded: {
    title: 'Cet aperçu n’est plus disponible',
    sentence:
      'Un lien vers un aperçu est valable une heure. Celui-ci a expiré ou est incomplet. Demandez-en un nouveau, ou consultez le site tel qu’il est publié.',
    home: 'Retour à l’accueil',
  },
};
