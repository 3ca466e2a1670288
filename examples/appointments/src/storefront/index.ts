import { ON_SERVER, page, type PageRecord } from '@vitrine/storefront/extension';

/** The pages that this extension adds to the site. */
const pages: readonly PageRecord[] = [
  {
    path: '/appointment',
    Page: page('appointment', () => import(/* webpackChunkName: "appointment" */ './appointment-page.js')),
    title: { de: 'Termin', en: 'Appointment' },
    server: ON_SERVER && { sitemap: true },
    menus: [{ menu: 'services', at: 2.5 }],
  },
];
export default pages;
