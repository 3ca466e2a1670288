import { frontendJest } from '@vitrine/platform/jest';

export default frontendJest(import.meta.dirname);
