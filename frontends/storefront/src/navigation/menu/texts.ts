import { registerTexts } from '@vitrine/platform';

const de = {
  menu: 'Menü',
  line: 'Die {{house}} Editionen',
  discover: 'Entdecken',
  service: 'Service',
  stores: 'Stores',
  storeLocator: 'Storefinder',
  products: 'Editionen',
  interviews: 'Interviews',
  find: 'Finden Sie Ihre perfekte App',
  configure: 'Konfigurieren Sie Ihre App',
  findStore: 'Store finden',
  languages: 'Sprachen',
  learnMore: 'Mehr erfahren',
  learnMoreOf: 'Mehr erfahren: {{name}}',
  before: 'Zurückblättern',
  after: 'Weiterblättern',
  failed: 'Die Editionen konnten nicht geladen werden.',
};

/** Key of one of these texts. */
export type MenuText = keyof typeof de;

export const MENU_TEXTS = registerTexts('menu', {
  de,
  en: {
    menu: 'Menu',
    line: 'The {{house}} editions',
    discover: 'Discover',
    service: 'Services',
    stores: 'Stores',
    storeLocator: 'Store Locator',
    products: 'Products',
    interviews: 'Interviews',
    find: 'Find your perfect app',
    configure: 'Configure your app',
    findStore: 'Find a store',
    languages: 'Languages',
    learnMore: 'Learn More',
    learnMoreOf: 'Learn More: {{name}}',
    before: 'Scroll back',
    after: 'Scroll on',
    failed: 'Error loading applications.',
  },
});
