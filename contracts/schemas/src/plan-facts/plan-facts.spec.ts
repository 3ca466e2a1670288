import { LANGUAGES } from '../constants.js';
import {
  DEVELOPMENT_WEEKS,
  PLAN_FACTS,
  PLAN_SENTENCES,
  planTotal,
  PRODUCT_PLANS,
  TIMELINE,
  weeksText,
} from './index.js';

test('a purchase is paid once and a monthly plan every month, exact to the cent', () => {
  expect(planTotal('product', 4900, 60)).toBe(4900);
  expect(planTotal('monthly', 190, 24)).toBe(4560);
  expect(planTotal('enhanced', 19.99, 36)).toBe(719.64);
  expect(planTotal('monthly', 0.1, 12)).toBe(1.2);
});

test('every fact is stated of every plan in every language', () => {
  expect(new Set(PLAN_FACTS.map(({ id }) => id)).size).toBe(PLAN_FACTS.length);
  for (const { name, values } of PLAN_FACTS) {
    for (const language of LANGUAGES) {
      expect(name[language]).not.toBe('');
      for (const plan of PRODUCT_PLANS) expect(values[plan][language]).not.toBe('');
    }
  }
});

test.each(['hosting', 'publishing', 'updates', 'warranty', 'term', 'ownership', 'relation'])('a row names %s', (id) => {
  expect(PLAN_FACTS.map((fact) => fact.id)).toContain(id);
});

test('the steps follow each other from the signature to the end of the development', () => {
  const least = TIMELINE.map(({ weeks }) => weeks.least);
  const most = TIMELINE.map(({ weeks }) => weeks.most);
  expect([least[0], most[0]]).toEqual([0, 0]);
  expect([least.at(-1), most.at(-1)]).toEqual([DEVELOPMENT_WEEKS.least, DEVELOPMENT_WEEKS.most]);
  expect(least).toEqual([...new Set(least)].sort((a, b) => a - b));
  expect(most).toEqual([...new Set(most)].sort((a, b) => a - b));
});

test('a step names its weeks in each language', () => {
  expect(weeksText({ least: 2, most: 4 }, 'de')).toBe('nach 2–4 Wochen');
  expect(weeksText({ least: 2, most: 4 }, 'en')).toBe('after 2–4 weeks');
  expect(weeksText({ least: 0, most: 0 }, 'en')).toBe('Start');
});

test('the sentences hold the numbers of the facts', () => {
  expect(PLAN_SENTENCES.duration.de).toContain(`${DEVELOPMENT_WEEKS.least} bis ${DEVELOPMENT_WEEKS.most} Wochen`);
  expect(PLAN_FACTS.find(({ id }) => id === 'warranty')?.values.product.en).toBe('5 years');
  expect(PLAN_SENTENCES.warranty).toEqual({
    de: expect.stringContaining('fünf Jahre'),
    en: expect.stringContaining('five years'),
  });
});
