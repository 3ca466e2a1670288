import { testEnvironment } from '@vitrine/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consent } from '@vitrine/platform';
import { pages } from '../pages.js';

import { fakeApi, renderStorefront } from '../testing/index.js';
import { GROUPS } from './groups.js';

const notice = () => screen.queryByRole('region', { name: 'Cookies' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakeApi({});
});

it('asks about cookies until a decision is made, with equal buttons, and again on request', async () => {
  renderStorefront('/cookies');
  await waitFor(() => expect(notice()).toBeVisible());
  const buttons = within(notice() as HTMLElement).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Decline', 'Accept']);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(notice()).toBeNull();
  expect(sessionStorage.getItem('cookie-consent')).toBe('declined');

  const settings = screen.getByRole('button', { name: 'Cookie settings' });
  await userEvent.click(settings);
  await waitFor(() => expect(notice()).toHaveFocus());
  await userEvent.click(within(notice() as HTMLElement).getByRole('button', { name: 'Accept' }));
  expect(settings).toHaveFocus();
  expect(localStorage.getItem('cookie-consent')).toBe('accepted');
});

it('has links to all pages', async () => {
  consent.decline();
  renderStorefront('/cookies');
  const footer = within(await screen.findByRole('contentinfo'));
  const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const { path, menus = [] } of pages)
    for (const { menu, to = path } of menus) if (GROUPS.some((name) => name === menu)) expect(links).toContain(to);
});

it.each([
  ['en', 'Vitrine elsewhere', ['Video channel', 'Photographs', 'Our apps', 'Website']],
  ['de', 'Vitrine anderswo', ['Videokanal', 'Bilder', 'Unsere Apps', 'Website']],
] as const)('links in %s to the company’s other sites, in a new tab', async (language, name, texts) => {
  consent.decline();
  renderStorefront('/cookies', language);
  const footer = within(await screen.findByRole('contentinfo'));
  const social = within(footer.getByRole('list', { name })).getAllByRole('link');
  expect(social.map(({ textContent }) => textContent)).toEqual(texts);
  expect(social.map((link) => link.getAttribute('href'))).toEqual(Object.values(testEnvironment.settings.social));
  for (const link of social) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

it('sets the language in a dialog', async () => {
  consent.decline();
  renderStorefront('/cookies');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Language: United States (EN)' }));
  const picker = within(screen.getByRole('dialog', { name: 'Choose your language' }));
  await user.click(picker.getByRole('button', { name: 'Deutsch Deutschland (DE)' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Sprache: Deutschland (DE)' })).toBeVisible();
  expect(localStorage.getItem('language')).toBe('de');
});

it('keeps the two toggles for the visit', async () => {
  consent.decline();
  renderStorefront('/cookies');
  await userEvent.click(await screen.findByRole('switch', { name: 'Contrast' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Reduce motion' }));
  expect(sessionStorage.getItem('accessibility-high-contrast')).toBe('true');
  expect(sessionStorage.getItem('accessibility-reduce-motion')).toBe('true');
  expect(screen.getByRole('switch', { name: 'Contrast' })).toBeChecked();
});

it('has the groups, links and settings of the specification', async () => {
  consent.decline();
  renderStorefront('/cookies');
  const footer = within(await screen.findByRole('contentinfo'));
  for (const name of ['Discover', 'Company', 'Services', 'Legal'])
    expect(footer.getByRole('navigation', { name })).toBeVisible();
  const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/products',
      '/accessories',
      '/compare',
      '/store-locator',
      '/about',
      '/interviews',
      '/contact',
      '/faq',
      '/terms',
      '/privacy',
      '/cookies',
      '/favorites',
    ]),
  );
  expect(footer.getByRole('link', { name: 'File a report' })).toHaveAttribute('href', '/contact?subject=report');
  expect(footer.getByRole('link', { name: 'Newsroom' })).toHaveAttribute('href', '/newsroom');
  expect(footer.getByText('Discover your house, beautifully shown.')).toBeVisible();
});
