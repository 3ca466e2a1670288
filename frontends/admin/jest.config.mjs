import { frontendJest } from '@vitrine/platform/jest';

export default {
  ...frontendJest(import.meta.dirname),
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
