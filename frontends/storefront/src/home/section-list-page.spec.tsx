import { screen, within } from '@testing-library/react';
import { aSection, fakeApi, refusal, renderStorefront } from '../testing/index.js';

const sections = { 'GET /api/homepage-sections': () => ({ body: [aSection({ title: 'First', ctaLink: '/faq' })] }) };

it('lists the sections of the server', async () => {
  fakeApi(sections);
  renderStorefront('/test-homepage');
  const item = (await screen.findByRole('heading', { level: 2, name: 'First' })).closest('li') as HTMLElement;
  expect(within(item).getByText('hero')).toBeVisible();
  expect(within(item).getByText('/faq')).toBeVisible();
  expect(screen.getByText('Sections: 1')).toBeVisible();
});

it.each([
  ['en', 'Error: The sections cannot be read'],
  ['de', 'Fehler: The sections cannot be read'],
] as const)('shows in %s why they could not be loaded', async (language, sentence) => {
  fakeApi({ 'GET /api/homepage-sections': () => refusal(500, 'INTERNAL', 'The sections cannot be read') });
  renderStorefront('/test-homepage', language);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('does not exist in production', async () => {
  fakeApi(sections);
  renderStorefront('/test-homepage', 'en', null, { production: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page does not exist.' })).toBeVisible();
  expect(screen.queryByText('First')).toBeNull();
});
