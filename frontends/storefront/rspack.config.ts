import { remoteConfig } from '@vitrine/platform/build';

export default remoteConfig('storefront', import.meta.dirname, {
  server: true,
  workers: { lands: './src/store-locator/map/lands.worker.ts' },
});
