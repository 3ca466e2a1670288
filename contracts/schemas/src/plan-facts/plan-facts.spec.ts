import { LANGUAGES } from '../languages/languages.js';
import {
  DEVELOPMENT_WEEKS,
  planFacts,
  planTexts,
  planTotal,
  PRODUCT_PLANS,
  TIMELINE,
  timeline,
  weeksText,
} from './index.js';

test('a purchase is paid once and a monthly plan every month, exact to the cent', () => {
  expect(planTotal('product', 4900, 60)).toBe(4900);
  expect(planTotal('monthly', 190, 24)).toBe(4560);
  expect(planTotal('enhanced', 19.99, 36)).toBe(719.64);
  expect(planTotal('monthly', 0.1, 12)).toBe(1.2);
});

test.each(LANGUAGES)('every fact has a text for every plan, and every step has texts, in %s', (language) => {
  const facts = planFacts(language);
  expect(facts.map(({ id }) => id)).toEqual(Object.keys(planTexts(language).facts));
  for (const { name, values } of facts) {
    expect(name).toMatch(/\S/);
    for (const plan of PRODUCT_PLANS) expect(values[plan]).toMatch(/\S/);
  }
  for (const { title, text } of timeline(language)) expect([title, text].every((each) => /\S/.test(each))).toBe(true);
});

test.each(['hosting', 'publishing', 'updates', 'warranty', 'term', 'ownership', 'relation'])('a row names %s', (id) => {
  expect(planFacts('de').map((fact) => fact.id)).toContain(id);
});

test('the steps are in order from the signature to the end of the development', () => {
  const least = TIMELINE.map(({ weeks }) => weeks.least);
  const most = TIMELINE.map(({ weeks }) => weeks.most);
  expect([least[0], most[0]]).toEqual([0, 0]);
  expect([least.at(-1), most.at(-1)]).toEqual([DEVELOPMENT_WEEKS.least, DEVELOPMENT_WEEKS.most]);
  expect(least).toEqual([...new Set(least)].sort((a, b) => a - b));
  expect(most).toEqual([...new Set(most)].sort((a, b) => a - b));
});

test('a step states its weeks in each language', () => {
  expect(weeksText({ least: 2, most: 4 }, 'de')).toBe('nach 2–4 Wochen');
  expect(weeksText({ least: 2, most: 4 }, 'en')).toBe('after 2–4 weeks');
  expect(weeksText({ least: 2, most: 4 }, 'fr')).toBe('après 2–4 semaines');
  expect(weeksText({ least: 0, most: 0 }, 'en')).toBe('Start');
});

test('the sentences contain the numbers of the facts', () => {
  expect(planTexts('de').sentences.duration).toContain(
    `${DEVELOPMENT_WEEKS.least} bis ${DEVELOPMENT_WEEKS.most} Wochen`,
  );
  expect(planFacts('en').find(({ id }) => id === 'warranty')?.values.product).toBe('5 years');
  expect(planTexts('de').sentences.warranty).toContain('fünf Jahre');
  expect(planTexts('en').sentences.warranty).toContain('five years');
  expect(planTexts('fr').sentences.warranty).toContain('cinq ans');
});
