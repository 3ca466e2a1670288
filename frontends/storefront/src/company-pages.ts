import { ON_SERVER } from './on-server.js';
import type { PageRecord } from './page-record.js';
import { page, withForms } from './page-script.js';
import {
  articlePath,
  ARTICLES_PATH,
  contentPagePath,
  HERO_PATH,
  interviewPath,
  INTERVIEWS_PATH,
  PRODUCTS_PATH,
  STORES_PATH,
} from './shared/reads.js';
import { warmUpDates } from './shared/warm-up/formats.js';

const ContentPage = page(
  'content',
  () => import(/* webpackChunkName: "content" */ './content-pages/editable-page.js'),
  warmUpDates,
);

/** The pages about the company: stores, interviews, contact, and what the law requires. */
export const companyPages: readonly PageRecord[] = [
  {
    path: '/store-locator',
    Page: page('stores', () => import(/* webpackChunkName: "stores" */ './store-locator/store-locator-page.js')),
    title: { de: 'Storefinder', en: 'Store locator' },
    server: ON_SERVER && { reads: () => [STORES_PATH], sitemap: true },
    menus: [
      { menu: 'wide', at: 1, label: 'stores' },
      { menu: 'offers', at: 3, label: 'storeLocator' },
      { menu: 'mobile', at: 4, label: 'storeLocator' },
      { menu: 'shortcuts', at: 2, label: 'findStore' },
      { menu: 'services', at: 3 },
    ],
  },
  {
    path: '/interviews',
    Page: page('interviews', () => import(/* webpackChunkName: "interviews" */ './interviews/interviews-page.js')),
    title: { de: 'Kundeninterviews', en: 'Interviews' },
    server: ON_SERVER && { reads: () => [INTERVIEWS_PATH], sitemap: true },
    menus: [
      { menu: 'wide', at: 5, label: 'interviews' },
      { menu: 'mobile', at: 5, label: 'interviews' },
      { menu: 'company', at: 2 },
    ],
  },
  {
    path: '/interviews/:interviewId',
    Page: page('interview', () => import(/* webpackChunkName: "interview" */ './interviews/interview-page.js')),
    parent: '/interviews',
    server: ON_SERVER && { reads: (id) => [interviewPath(id)], sitemap: INTERVIEWS_PATH },
  },
  {
    path: '/faq',
    Page: page('faq', () => import(/* webpackChunkName: "faq" */ './faq/faq-page.js')),
    title: { de: 'Häufige Fragen', en: 'FAQ' },
    server: ON_SERVER && { reads: () => [], sitemap: true },
    menus: [
      { menu: 'mobile', at: 7 },
      { menu: 'services', at: 4 },
    ],
  },
  {
    path: '/about',
    Page: page('about', () => import(/* webpackChunkName: "about" */ './about/about-page.js')),
    title: { de: 'Über uns', en: 'About' },
    server: ON_SERVER && { reads: () => [contentPagePath('about_us'), HERO_PATH, PRODUCTS_PATH], sitemap: true },
    menus: [
      { menu: 'wide', at: 6 },
      { menu: 'mobile', at: 6 },
      { menu: 'company', at: 1 },
    ],
  },
  {
    path: '/newsroom',
    Page: page('newsroom', () => import(/* webpackChunkName: "newsroom" */ './newsroom/newsroom-page.js'), warmUpDates),
    title: { de: 'Presse', en: 'Newsroom' },
    server: ON_SERVER && {
      reads: () => [contentPagePath('newsroom'), ARTICLES_PATH],
      sitemap: true,
    },
    menus: [{ menu: 'company', at: 3 }],
  },
  {
    path: '/newsroom/:slug',
    Page: page('article', () => import(/* webpackChunkName: "article" */ './newsroom/article-page.js'), warmUpDates),
    parent: '/newsroom',
    server: ON_SERVER && { reads: (slug) => [articlePath(slug), ARTICLES_PATH], sitemap: ARTICLES_PATH },
  },
  {
    path: '/contact',
    Page: page(
      'contact',
      withForms(
        () => import(/* webpackChunkName: "contact" */ './shared/warm-up/forms.js'),
        () => import(/* webpackChunkName: "contact" */ './contact/contact-page.js'),
      ),
    ),
    title: { de: 'Kontakt', en: 'Contact' },
    server: ON_SERVER && { reads: () => [contentPagePath('contact')], sitemap: true },
    menus: [
      { menu: 'wide', at: 7 },
      { menu: 'mobile', at: 8 },
      { menu: 'services', at: 1 },
      { menu: 'services', at: 7, label: 'callback', to: '/contact?subject=callback' },
      { menu: 'services', at: 8, label: 'report', to: '/contact?subject=report' },
    ],
  },
  {
    path: '/demonstration',
    Page: page(
      'demonstration',
      withForms(
        () => import(/* webpackChunkName: "demonstration" */ './shared/warm-up/forms.js'),
        () => import(/* webpackChunkName: "demonstration" */ './demonstration/demonstration-page.js'),
      ),
    ),
    title: { de: 'Vorführung', en: 'Demonstration' },
    server: ON_SERVER && { reads: () => [STORES_PATH], sitemap: true },
    menus: [{ menu: 'services', at: 2 }],
  },
  {
    path: '/privacy',
    Page: ContentPage,
    title: { de: 'Datenschutz', en: 'Privacy' },
    server: ON_SERVER && { reads: () => [contentPagePath('privacy_policy')], sitemap: true },
    menus: [
      { menu: 'wide', at: 10 },
      { menu: 'mobile', at: 11 },
      { menu: 'legal', at: 2 },
    ],
  },
  {
    path: '/terms',
    Page: ContentPage,
    title: { de: 'AGB', en: 'Terms' },
    server: ON_SERVER && { reads: () => [contentPagePath('terms_conditions')], sitemap: true },
    menus: [
      { menu: 'wide', at: 9 },
      { menu: 'mobile', at: 10 },
      { menu: 'legal', at: 3 },
    ],
  },
  {
    path: '/cookies',
    Page: page('cookies', () => import(/* webpackChunkName: "cookies" */ './content-pages/cookies-page.js')),
    title: { de: 'Cookies', en: 'Cookies' },
    server: ON_SERVER && { sitemap: true },
    menus: [{ menu: 'legal', at: 4 }],
  },
  {
    path: '/imprint',
    Page: ContentPage,
    title: { de: 'Impressum', en: 'Imprint' },
    server: ON_SERVER && { reads: () => [contentPagePath('imprint')], sitemap: true },
    menus: [{ menu: 'legal', at: 1 }],
  },
];
