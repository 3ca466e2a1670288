import { screen } from '@testing-library/react';
import { fakeApi, renderStorefront } from '../testing/index.js';

const answers = async () => {
  await screen.findByRole('heading', { level: 1 });
  return [...document.querySelectorAll('details')];
};

const jsonLd = (type: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type);

it.each([
  ['en', 'App development takes 8 to 16 weeks'],
  ['de', 'Die Entwicklung dauert 8 bis 16 Wochen'],
] as const)('answers eight questions in %s, one of them how long development takes', async (language, answer) => {
  fakeApi({});
  renderStorefront('/faq', language);
  expect(await answers()).toHaveLength(8);
  expect(screen.getByText(new RegExp(answer))).toBeInTheDocument();
});

it('keeps several answers open at once', async () => {
  fakeApi({});
  renderStorefront('/faq');
  const [first, second] = await answers();
  for (const item of [first, second]) item?.querySelector('summary')?.click();
  expect(first).toHaveAttribute('open');
  expect(second).toHaveAttribute('open');
});

it('has every question for search engines, and other ways to ask for visitors', async () => {
  fakeApi({});
  renderStorefront('/faq');
  await screen.findByRole('heading', { level: 1 });
  expect(jsonLd('FAQPage')?.['mainEntity']).toHaveLength(8);
  const main = screen.getByRole('main');
  expect(main.querySelector('a[href^="mailto:"]')).toBeVisible();
  expect(main.querySelector('a[href^="tel:"]')).toBeVisible();
});
