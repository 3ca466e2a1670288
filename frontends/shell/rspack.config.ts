import { shellConfig } from '@vitrine/platform/build';

export default shellConfig(import.meta.dirname);
