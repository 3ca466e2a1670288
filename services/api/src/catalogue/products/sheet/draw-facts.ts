import { LANGUAGES, LOCALES, type Language } from '@vitrine/schemas';
import { COMPARED_MONTHS, planFacts, planTexts, planTotal, timeline, weeksText } from '@vitrine/schemas/plan-facts';
import { listPrices, type SheetData } from './sheet-data.js';
import { PAGE, type SheetDocument, type TextStyle } from './sheet-document.js';
import { fill, sheetTexts } from './sheet-texts.js';

const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
const NAME_WIDTH = 118;
const GAP = 10;

/** The price format of the site: cents only if they are not zero. */
const PRICES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.NumberFormat(LOCALES[language], {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
  ]),
) as Record<Language, Intl.NumberFormat>;

/** Draws the page of the plans: prices, facts, costs over time, and the steps to the app stores. */
export function drawFacts(document: SheetDocument, data: SheetData): void {
  const offers = listPrices(data.product);
  const plansEnd = offers.length > 0 ? drawPlans(document, data, offers) : drawOnRequest(document, data);
  const y = drawTimeline(document, data, plansEnd + 22);
  drawMake(document, data, y + 18);
}

type Offers = ReturnType<typeof listPrices>;

function drawPlans(document: SheetDocument, data: SheetData, offers: Offers): number {
  const { language, priceNote } = data;
  const texts = sheetTexts(language);
  const price = (euros: number) => `${PRICES[language].format(euros)}`;
  const heading = { x: PAGE.margin, y: PAGE.margin, width: CONTENT_WIDTH };
  let y = document.write('H2', texts.plans, heading, document.styles.heading) + 10;
  y = drawRow(document, y, ['', ...offers.map(({ plan }) => planTexts(language).names[plan])], document.styles.strong);
  const rows = [
    [
      texts.price,
      ...offers.map(({ plan, price: euros }) =>
        [price(euros), ...(plan === 'product' ? [] : [texts.perMonth]), priceNote].join(' '),
      ),
    ],
    ...planFacts(language).map(({ name, values }) => [name, ...offers.map(({ plan }) => values[plan])]),
    ...COMPARED_MONTHS.map((months) => [
      fill(texts.total, { months }),
      ...offers.map(({ plan, price: euros }) => price(planTotal(plan, euros, months))),
    ]),
  ];
  for (const row of rows) {
    document.rule({ x: PAGE.margin, y, width: CONTENT_WIDTH }, document.colours.hair);
    y = drawRow(document, y + 4, row, { ...document.styles.small, colour: document.colours.ink }) + 4;
  }
  return y;
}

/** Says that a product without any price is sold on request. @returns the lower edge in points */
function drawOnRequest(document: SheetDocument, { language }: SheetData): number {
  const { price, onRequest } = sheetTexts(language);
  const place = { x: PAGE.margin, y: PAGE.margin, width: CONTENT_WIDTH };
  const y = document.write('H2', price, place, document.styles.heading) + 10;
  return document.write('P', onRequest, { ...place, y }, document.styles.text);
}

/** Writes the cells of a row, its name first. @returns the lower edge in points */
function drawRow(document: SheetDocument, y: number, [name = '', ...cells]: string[], style: TextStyle): number {
  const width = (CONTENT_WIDTH - NAME_WIDTH - GAP * cells.length) / cells.length;
  const lower = cells.map((cell, index) => {
    const x = PAGE.margin + NAME_WIDTH + GAP + index * (width + GAP);
    return { cell, place: { x, y, width } };
  });
  const first = name && document.write('P', name, { x: PAGE.margin, y, width: NAME_WIDTH }, document.styles.small);
  return Math.max(Number(first), ...lower.map(({ cell, place }) => document.write('P', cell, place, style)));
}

/** Draws the steps to the app stores side by side. */
function drawTimeline(document: SheetDocument, { language }: SheetData, top: number): number {
  const heading = { x: PAGE.margin, y: top, width: CONTENT_WIDTH };
  const y = document.write('H2', sheetTexts(language).timeline, heading, document.styles.heading) + 12;
  const steps = timeline(language);
  const width = (CONTENT_WIDTH - GAP * (steps.length - 1)) / steps.length;
  const lower = steps.map(({ weeks, title, text }, index) => {
    const x = PAGE.margin + index * (width + GAP);
    document.rule({ x, y, width }, document.colours.gold);
    const place = (at: number) => ({ x, y: at, width });
    const below = document.write('P', weeksText(weeks, language), place(y + 6), {
      ...document.styles.small,
      colour: document.colours.goldInk,
    });
    const named = document.write('H3', title, place(below), document.styles.strong);
    return document.write('P', text, place(named), { ...document.styles.small, size: 8 });
  });
  return Math.max(...lower);
}

/** Draws the colours and materials of the product. */
function drawMake(document: SheetDocument, { product, language }: SheetData, y: number): void {
  const make = [...product.colors, ...product.materials].join(' · ');
  if (make === '') return;
  const place = { x: PAGE.margin, y, width: CONTENT_WIDTH };
  const below = document.write('H3', sheetTexts(language).make, place, document.styles.strong);
  document.write('P', make, { ...place, y: below }, document.styles.text);
}
