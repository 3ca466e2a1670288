import { remoteConfig } from '@vitrine/platform/build';

export default remoteConfig('admin', import.meta.dirname, { server: false });
