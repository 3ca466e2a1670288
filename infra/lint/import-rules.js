import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The repository's import rules as data: who may not import what. `zones` are those of `import-x/no-restricted-paths`
 * (paths inside the repository), `packages` those of `no-restricted-imports` (packages).
 */

/** The API's domains by the folder that groups them, each with the other domains it may use; so they cannot depend on each other in a circle. */
export const API_GROUPS = {
  platform: {
    queue: [],
    upkeep: ['queue'],
    notifications: ['queue', 'operations'],
    operations: ['queue', 'admin-session', 'storage'],
    system: ['queue', 'notifications'],
  },
  files: {
    storage: [],
    media: ['storage', 'queue', 'upkeep'],
    uploads: ['media', 'storage'],
  },
  catalogue: {
    products: ['media', 'features', 'uploads'],
    accessories: ['resource', 'media'],
    features: ['resource'],
    pricing: ['products', 'accessories'],
  },
  content: {
    stores: ['resource', 'media'],
    hero: ['media', 'uploads'],
    interviews: ['resource', 'media', 'uploads'],
    'homepage-sections': ['resource', 'media', 'uploads'],
    'content-pages': ['resource'],
    articles: ['resource'],
    search: [],
  },
  requests: {
    'visitor-requests': ['notifications', 'upkeep'],
    orders: ['visitor-requests', 'pricing', 'coupons', 'notifications', 'queue', 'upkeep'],
    coupons: ['resource', 'pricing', 'admin-session'],
    contacts: ['visitor-requests', 'notifications', 'upkeep'],
    demonstrations: ['visitor-requests', 'notifications', 'upkeep'],
    statistics: [],
  },
  people: {
    'admin-session': ['upkeep'],
    privacy: ['upkeep'],
  },
};
/** What is shared by what staff edit; it stands beside the groups. */
const RESOURCE = { resource: ['uploads', 'media'] };
const API_DOMAINS = Object.assign({}, RESOURCE, ...Object.values(API_GROUPS));

/** Each table of the database with the domain that owns it. */
export const TABLE_DOMAINS = {
  accessories: 'accessories',
  admin_sessions: 'admin-session',
  admins: 'admin-session',
  articles: 'articles',
  audit_chain: 'privacy',
  audit_head: 'privacy',
  audit_log: 'privacy',
  backups: 'system',
  consents: 'orders',
  contact_search: 'contacts',
  contacts: 'contacts',
  content_pages: 'content-pages',
  coupon_uses: 'coupons',
  coupons: 'coupons',
  demonstration_search: 'demonstrations',
  demonstrations: 'demonstrations',
  features: 'features',
  hero: 'hero',
  homepage_sections: 'homepage-sections',
  idempotency_keys: 'visitor-requests',
  interviews: 'interviews',
  media_files: 'media',
  order_counts: 'orders',
  order_search: 'orders',
  orders: 'orders',
  outbox: 'notifications',
  products: 'products',
  rate_limits: 'common/rate-limit',
  search_entries: 'search',
  stores: 'stores',
};

/** Tables of other domains that a domain may name all the same, each with the reason. */
export const TABLE_CROSSINGS = {
  'admin-session': { rate_limits: 'Its worker module forgets the counters of sign-ins, which are most of them.' },
  demonstrations: { stores: 'A request names the store that was chosen.' },
  coupons: { orders: 'Uses are given back by the state and the time of their orders.' },
  orders: {
    outbox: 'An order and its mails are one statement; who erases a person withdraws and exports their mails.',
    products: 'A mail names the ordered item in its own language.',
    accessories: 'A mail names the ordered item in its own language.',
  },
  pricing: {
    products: 'The price of anything that can be ordered is read in one place.',
    accessories: 'The price of anything that can be ordered is read in one place.',
  },
  privacy: { idempotency_keys: 'A rotation of keys tells until when the old ones recognise repeats.' },
  products: { features: 'A product is shown with the features of the library that it names.' },
  statistics: {
    orders: 'The figures of a day are one statement over both tables.',
    contacts: 'The figures of a day are one statement over both tables.',
  },
  'visitor-requests': {
    outbox: 'A request and its mails are one statement; a list shows what became of each acknowledgement.',
  },
  system: { media_files: 'What is stored is one statement.' },
};

const API_GROUND = ['common', 'config', 'database'];
const REMOTES = ['storefront', 'admin'];
/** Folders of a remote that every feature may use, file by file. */
const REMOTE_GROUND = ['shared'];

const folders = (directory) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Zones for the repository below `root`. */
export function zones(root) {
  return [...contractZones(), ...frontEndZones(), ...featureZones(root), ...apiZones(root)];
}

function contractZones() {
  const consumers = ['services', 'frontends', 'infra', 'e2e', 'bench'];
  return [
    ...consumers.map((from) => ({
      target: './contracts',
      from: `./${from}`,
      message: 'Contracts import nothing of this repository.',
    })),
    { target: './contracts/schemas', from: './contracts/openapi', message: 'Contracts do not import each other.' },
    { target: './contracts/openapi', from: './contracts/schemas', message: 'Contracts do not import each other.' },
    { target: './services', from: './frontends', message: 'Services do not import front ends.' },
    { target: './frontends', from: './services', message: 'Front ends reach services through the API client only.' },
    { target: './services/api', from: './services/web', message: 'Services do not import each other.' },
    { target: './services/web', from: './services/api', message: 'Services do not import each other.' },
    ...['services/api', 'services/web', 'infra', 'e2e', 'bench'].map((from) => ({
      target: './services/kit',
      from: `./${from}`,
      message: 'What services share imports the contracts only.',
    })),
  ];
}

function frontEndZones() {
  const message = 'Imports run shell → platform ← remotes, ui → platform, and app-screens ← remotes.';
  const forbidden = {
    platform: ['shell', 'ui', 'app-screens', ...REMOTES],
    ui: ['shell', 'app-screens', ...REMOTES],
    'app-screens/src': ['shell', 'platform', 'ui', ...REMOTES],
    shell: ['ui', 'app-screens', ...REMOTES],
    storefront: ['shell', 'admin'],
    admin: ['shell', 'storefront'],
  };
  return Object.entries(forbidden).flatMap(([target, sources]) =>
    sources.map((from) => ({ target: `./frontends/${target}`, from: `./frontends/${from}`, message })),
  );
}

/** A feature of a remote shows the others its `index.ts` only. */
function featureZones(root) {
  return REMOTES.flatMap((remote) => {
    const source = join('frontends', remote, 'src');
    const features = folders(join(root, source)).filter((name) => !REMOTE_GROUND.includes(name));
    const between = features.map((feature) => ({
      target: features.filter((name) => name !== feature).map((name) => `./${source}/${name}`),
      from: `./${source}/${feature}`,
      except: ['./index.ts', './index.tsx'],
      message: `Import from ${feature}/index only: the inside of a feature is its own.`,
    }));
    const ground = REMOTE_GROUND.map((name) => ({
      target: `./${source}/${name}`,
      from: features.map((feature) => `./${source}/${feature}`),
      message: 'What features share does not import them.',
    }));
    return [...between, ...ground];
  });
}

/** Folders of the API's domains, such as `catalogue/products`. */
function apiDomainFolders(source) {
  const beside = folders(source).filter((name) => ![...API_GROUND, 'cli'].includes(name));
  return beside.flatMap((name) =>
    name in API_GROUPS ? folders(join(source, name)).map((domain) => `${name}/${domain}`) : [name],
  );
}

function apiZones(root) {
  const source = 'services/api/src';
  const domains = apiDomainFolders(join(root, source));
  const ground = API_GROUND.map((name) => ({
    target: `./${source}/${name}`,
    from: domains.map((domain) => `./${source}/${domain}`),
    message: 'What domains share does not import them.',
  }));
  const between = domains.flatMap((folder) => {
    const domain = basename(folder);
    const allowed = API_DOMAINS[domain] ?? [];
    const others = domains.filter((other) => other !== folder && !allowed.includes(basename(other)));
    return others.length === 0
      ? []
      : [
          {
            target: `./${source}/${folder}`,
            from: others.map((other) => `./${source}/${other}`),
            message: `The domain ${domain} may use: ${allowed.join(', ') || 'no other domain'} (infra/lint/import-rules.js).`,
          },
        ];
  });
  const layers = [
    {
      target: `./${source}/**/*.service.ts`,
      from: `./${source}/**/*.controller.ts`,
      message: 'Controllers → services → entities.',
    },
    {
      target: `./${source}/**/*.controller.ts`,
      from: `./${source}/**/*.controller.ts`,
      message: 'Controllers do not import controllers.',
    },
    {
      target: `./${source}/**/*.entity.ts`,
      from: `./${source}/**/*.{service,controller}.ts`,
      message: 'Controllers → services → entities.',
    },
  ];
  return [...ground, ...between, ...layers];
}

const FACADE = 'Remotes import it from @vitrine/platform, which shares one small copy.';

/** Packages that the sources below each pattern may not import. */
export const packages = [
  {
    files: ['frontends/{storefront,admin,ui,shell}/**/*.{ts,tsx}'],
    patterns: [
      {
        group: ['react-router', 'react-router/*', 'react-router-dom', '@tanstack/*', 'i18next', 'react-i18next'],
        message: FACADE,
      },
      {
        group: ['@vitrine/openapi'],
        allowTypeImports: true,
        message: 'Calls go through the API client of @vitrine/platform.',
      },
    ],
  },
  {
    files: ['frontends/platform/**/*.{ts,tsx}', 'frontends/shell/**/*.{ts,tsx}'],
    patterns: [
      { group: ['@mui/*', 'formik'], message: 'No content page pays for MUI: it is used in ui and the remotes only.' },
    ],
  },
  {
    files: ['contracts/**/*.ts'],
    patterns: [{ group: ['@vitrine/*'], message: 'Contracts import nothing of this repository.' }],
  },
  {
    files: ['services/kit/**/*.ts'],
    patterns: [
      {
        group: ['@vitrine/*', '!@vitrine/schemas'],
        message: 'What services share imports the contracts only.',
      },
    ],
  },
];
