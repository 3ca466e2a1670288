import { type OptionsType, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

/*
 * An entry of its own: the word lists weigh over a megabyte, so only what checks new passwords of staff may import it, and when it does.
 */

/** Of zxcvbn's 0 to 4: withstands even those who have stolen the hashes for a good while. */
const LEAST_SCORE = 3;

/** Words that anybody tries first here. */
const COMPANY_WORDS = [
  'vitrine',
  'admin',
  'administrator',
  'owner',
  'staff',
  'storefront',
  'backoffice',
  'back-office',
];

const options: OptionsType = {
  dictionary: {
    ...common,
    ...english,
    ...Object.fromEntries(Object.entries(german).map(([name, words]) => [`${name}-de`, words])),
  },
  graphs: adjacencyGraphs,
  translations,
};

let estimator: ZxcvbnFactory | undefined;

/** An address as it is and in its parts, as passwords are made of them. */
const listWords = (email: string): string[] =>
  [email, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);

/**
 * Why a password is too easy to guess, judged without any network by word lists of English, German and common passwords.
 * @param email of the account; its words count as known
 * @returns the advice in English, or `undefined` for a password that will do
 */
export function passwordWeakness(password: string, email: string): string | undefined {
  estimator ??= new ZxcvbnFactory(options);
  const { score, feedback } = estimator.check(password, [...COMPANY_WORDS, ...listWords(email)]);
  if (score >= LEAST_SCORE) return undefined;
  const advice = [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ');
  return `This password is too easy to guess. ${advice}`.trim();
}
