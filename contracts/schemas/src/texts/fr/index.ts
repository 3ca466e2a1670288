import type { FurtherTexts } from '../further.js';
import { PLAN_FACTS } from './plan-facts.js';
import { CONTENT } from './sentences/content.js';
import { IMPORTS } from './sentences/imports.js';
import { STAFF } from './sentences/staff.js';
import { VISITORS } from './sentences/visitors.js';

/** The French texts that services and front ends share. */
export const FRENCH: FurtherTexts = {
  sentences: { ...VISITORS, ...CONTENT, ...STAFF, ...IMPORTS },
  planFacts: PLAN_FACTS,
  names: {
    patterns: {
      flinque: 'Flinqué',
      clous: 'Clous de Paris',
      barleycorn: 'Grain d’orge',
      scales: 'Écailles',
      rosette: 'Rosette',
      spirals: 'Spirales',
    },
    typefaces: { classic: 'Classique', editorial: 'Éditoriale', inscription: 'Inscription', modern: 'Moderne' },
    otherCountry: 'Autre pays',
    replySubject: 'Votre demande à {house}',
  },
};
