import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * The repository's import rules as data: who may not import what. `zones` are those of import-x's `no-restricted-paths`
 * (paths inside the repository), `packages` those of `no-restricted-imports` (packages).
 */

/** The API's domains by the folder that groups them, each with the other domains it may use; so they cannot depend on each other in a circle. */
export const API_GROUPS = {
  platform: {
    queue: [],
    settings: ['media', 'storage'],
    events: ['operations', 'upkeep'],
    webhooks: ['events', 'notifications', 'operations', 'upkeep'],
    imports: [
      'products',
      'features',
      'accessories',
      'stores',
      'coupons',
      'resource',
      'media',
      'uploads',
      'storage',
      'queue',
      'upkeep',
      'admin-session',
    ],
    upkeep: ['queue'],
    notifications: ['queue', 'operations', 'settings', 'upkeep'],
    operations: ['queue', 'admin-session', 'storage'],
    system: ['queue', 'notifications'],
    trash: ['upkeep'],
  },
  files: {
    storage: [],
    media: ['storage', 'queue', 'upkeep'],
    uploads: ['media', 'storage'],
    'media-library': ['media', 'storage', 'uploads'],
  },
  catalogue: {
    products: ['media', 'features', 'uploads', 'settings', 'trash'],
    accessories: ['resource', 'media'],
    features: ['resource'],
    pricing: ['products', 'accessories'],
  },
  content: {
    stores: ['resource', 'media'],
    hero: ['media', 'uploads'],
    interviews: ['resource', 'media', 'uploads'],
    'homepage-sections': ['resource', 'media', 'uploads'],
    'content-pages': ['resource', 'settings'],
    articles: ['resource'],
    previews: ['products', 'articles', 'interviews', 'homepage-sections', 'content-pages'],
    search: [],
    translations: ['settings'],
  },
  requests: {
    'visitor-requests': ['notifications', 'upkeep'],
    desk: ['visitor-requests', 'notifications', 'upkeep'],
    orders: ['desk', 'visitor-requests', 'pricing', 'coupons', 'notifications', 'operations', 'queue', 'upkeep'],
    coupons: ['resource', 'pricing', 'admin-session', 'trash'],
    contacts: ['desk', 'visitor-requests', 'notifications', 'upkeep'],
    demonstrations: ['desk', 'visitor-requests', 'notifications', 'settings', 'upkeep'],
    'reply-templates': ['resource'],
    'staff-search': ['orders', 'contacts', 'demonstrations', 'notifications'],
    statistics: ['orders', 'desk', 'settings'],
    live: ['admin-session', 'desk', 'upkeep'],
  },
  people: {
    'api-keys': ['notifications'],
    'admin-session': ['api-keys', 'notifications', 'upkeep'],
    'second-factors': ['admin-session', 'notifications', 'settings', 'upkeep'],
    staff: ['admin-session', 'api-keys', 'notifications', 'upkeep'],
    privacy: ['upkeep'],
    'saved-views': [],
  },
};
/** Beside the groups: what is shared by what staff edit, and the entry of extensions, which no domain may use. */
const BESIDE = {
  resource: ['uploads', 'media', 'trash'],
  extension: ['visitor-requests', 'notifications', 'events', 'upkeep'],
};
const API_DOMAINS = Object.assign({}, BESIDE, ...Object.values(API_GROUPS));

const API_GROUND = ['common', 'config', 'database'];
const REMOTES = ['storefront', 'admin'];
/** Folders of a remote that every feature may use, file by file. */
const REMOTE_GROUND = ['shared'];
/** The folder of a remote with its texts in further languages, which are of the form of every feature's own. */
const REMOTE_TEXTS = 'texts';

const folders = (directory) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Zones for the repository below `root`. */
export function zones(root) {
  return [...contractZones(), ...frontEndZones(), ...featureZones(root), ...apiZones(root), ...extensionZones()];
}

/** An extension is written outside of this repository, and nothing in it knows of one. */
function extensionZones() {
  const own = ['contracts', 'services', 'frontends', 'infra', 'bench'];
  return own.map((folder) => ({
    target: `./${folder}`,
    from: './examples',
    message: 'Extensions are listed in vitrine.config.ts; nothing imports one.',
  }));
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
    { target: './contracts/client', from: './contracts/schemas', message: 'Contracts do not import each other.' },
    { target: './services', from: './frontends', message: 'Services do not import front ends.' },
    {
      target: './frontends',
      from: './services',
      // What a build reads, not what a front end runs.
      except: ['./kit/src/vitrine-config.ts'],
      message: 'Front ends reach services through the API client only.',
    },
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
    // One zone for each feature that imports: the rule looks through all targets again for every file.
    const between = features
      .filter((name) => name !== REMOTE_TEXTS)
      .map((feature) => ({
        target: `./${source}/${feature}`,
        from: features.filter((name) => name !== feature).map((name) => `./${source}/${name}`),
        except: ['./index.ts', './index.tsx'],
        message: 'Import from the index of another feature only: its inside is its own.',
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

/** The entries of Vitrine's packages that an extension may import. */
const EXTENSION_ENTRIES = [
  '@vitrine/api/extension',
  '@vitrine/schemas/extension',
  '@vitrine/admin/extension',
  '@vitrine/admin/extension/screen',
  '@vitrine/storefront/extension',
  '@vitrine/storefront/extension/page',
];

const FACADE = 'Remotes import it from @vitrine/platform, which shares one small copy.';

/** Packages that the sources below each pattern may not import. */
export const packages = [
  {
    files: ['examples/**/*.{ts,tsx}'],
    patterns: [
      {
        group: ['@vitrine/**', ...EXTENSION_ENTRIES.map((entry) => `!${entry}`)],
        message: `An extension imports of Vitrine only ${EXTENSION_ENTRIES.join(', ')} (docs/guides/extend.md).`,
      },
      { group: ['**/services/**', '**/frontends/**', '**/contracts/**'], message: 'An extension imports packages.' },
    ],
  },
  {
    files: ['frontends/{storefront,admin,ui,shell}/**/*.{ts,tsx}'],
    patterns: [
      {
        group: ['react-router', 'react-router/**', 'react-router-dom', '@tanstack/**', 'i18next', 'react-i18next'],
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
      { group: ['@mui/**', 'formik'], message: 'No content page pays for MUI: it is used in ui and the remotes only.' },
    ],
  },
  {
    files: ['contracts/**/*.ts'],
    patterns: [{ group: ['@vitrine/**'], message: 'Contracts import nothing of this repository.' }],
  },
  {
    files: ['services/kit/**/*.ts'],
    patterns: [
      {
        group: ['@vitrine/**', '!@vitrine/schemas', '!@vitrine/schemas/**'],
        message: 'What services share imports the contracts only.',
      },
    ],
  },
];
