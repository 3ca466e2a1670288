import type { VitrineConfig } from '@vitrine/api/extension';

/** A house with one extension. An installed extension is named as a package: `@example/appointments/api`. */
export default {
  api: ['./dist/api/index.js'],
  admin: ['./src/admin/index.ts'],
  storefront: ['./src/storefront/index.ts'],
} satisfies VitrineConfig;
