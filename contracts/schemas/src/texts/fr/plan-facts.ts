import type { Translated } from '../../languages/text-set.js';
import { DEVELOPMENT_WEEKS, WARRANTY_YEARS } from '../../plan-facts/numbers.js';
import type { GERMAN } from '../../plan-facts/texts/de.js';
import { always, byPayment } from '../../plan-facts/texts/values.js';

const { least, most } = DEVELOPMENT_WEEKS;
const YEARS = 'cinq ans';

/** The French texts about the plans. */
export const PLAN_FACTS: Translated<typeof GERMAN> = {
  names: { product: 'Achat unique', monthly: 'Abonnement', enhanced: 'Service étendu' },
  warranty: YEARS,
  facts: {
    relation: {
      name: 'À la place ou en complément',
      product: 'À la place des mensualités',
      monthly: 'À la place de l’achat',
      enhanced: 'À la place de l’abonnement, et non en complément',
    },
    payment: { name: 'Paiement', ...byPayment('Une seule fois', 'Chaque mois') },
    term: { name: 'Durée', ...byPayment('Illimitée', 'Un mois civil à la fois, sans tacite reconduction') },
    hosting: {
      name: 'Hébergement',
      ...byPayment(`Inclus pendant ${WARRANTY_YEARS} ans, puis selon accord`, 'Inclus'),
    },
    publishing: { name: 'Publication', ...always('Dans l’App Store et sur Google Play, à votre nom\u00a0; incluse') },
    updates: {
      name: 'Mises à jour',
      ...byPayment(
        `Pour les nouveaux appareils et systèmes, pendant ${WARRANTY_YEARS}\u00a0ans`,
        'Toutes, y compris les nouvelles fonctions de votre édition',
      ),
    },
    care: {
      name: 'Mise à jour du catalogue et des contenus',
      product: 'Par votre maison',
      monthly: 'Par votre maison',
      enhanced: 'Par nos soins, selon vos indications et avec un interlocuteur attitré',
    },
    warranty: { name: 'Garantie', ...always(`${WARRANTY_YEARS} ans`) },
    ownership: {
      name: 'Ce qui vous appartient',
      ...always('Votre nom, vos contenus et les données de votre clientèle'),
    },
    licence: {
      name: 'Droit sur l’application',
      ...byPayment(
        'Droit d’usage permanent\u00a0; le code source reste chez nous',
        'Droit d’usage pendant la durée du contrat\u00a0; le code source reste chez nous',
      ),
    },
  },
  sentences: {
    enhanced:
      'Le service étendu prend la place de l’abonnement, suit les mêmes règles et comprend les mêmes prestations.',
    care: 'En complément, nous tenons à jour votre catalogue et vos contenus selon vos indications, avec un interlocuteur attitré.',
    hosting: `L’hébergement est inclus pendant ${YEARS} avec l’achat, et pendant toute leur durée avec les deux formules mensuelles.`,
    publishing: 'Nous publions l’application à votre nom dans l’App Store et sur Google Play.',
    warranty: `Chaque édition, achetée ou réglée au mois, est garantie ${YEARS}\u00a0: elle fonctionne sur les nouveaux appareils et systèmes.`,
    duration: `De la signature à l’App Store, il faut compter de ${least} à ${most} semaines.`,
    ownership: 'Votre nom, vos contenus et les données de votre clientèle vous appartiennent.',
  },
  timeline: {
    signature: { title: 'Signature', text: 'Le périmètre, le prix et le calendrier sont fixés.' },
    design: {
      title: 'Création',
      text: 'Le nom, les couleurs et la typographie de votre maison sur chaque écran. Vous validez le projet.',
    },
    catalogue: {
      title: 'Catalogue',
      text: 'Nous intégrons vos pièces avec leurs images, leurs dimensions et leur disponibilité.',
    },
    trial: {
      title: 'Essai',
      text: 'Votre équipe essaie l’application achevée sur ses propres appareils et apprend à s’en servir.',
    },
    stores: { title: 'App Store', text: 'Votre application paraît à votre nom dans l’App Store et sur Google Play.' },
  },
  weeks: { start: 'Début', after: 'après {weeks} semaines' },
};
