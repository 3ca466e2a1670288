import { type OptionsType, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

/*
 * A separate entry point: the word lists have over a megabyte, so import it only where new passwords of staff are checked, and only when needed.
 */

/** Minimum score of zxcvbn's 0 to 4: such a password resists an offline attack on stolen hashes for some time. */
const MIN_SCORE = 3;

/** Words that an attacker of this site would try first. */
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

/** An address and its parts, which people use in passwords. */
const listWords = (email: string): string[] =>
  [email, ...email.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);

/**
 * Why a password is too easy to guess, according to local word lists of English, German and common passwords.
 * @param email of the account; its parts count as known words
 * @returns the advice in English, or `undefined` for a password that is strong enough
 */
export function passwordWeakness(password: string, email: string): string | undefined {
  estimator ??= new ZxcvbnFactory(options);
  const { score, feedback } = estimator.check(password, [...COMPANY_WORDS, ...listWords(email)]);
  if (score >= MIN_SCORE) return undefined;
  const advice = [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ');
  return `This password is too easy to guess. ${advice}`.trim();
}
