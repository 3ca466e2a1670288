/**
 * The files that take half of the integration tests' time: several processes, every column, or thousands of rows. SHORT_TESTS leaves them out,
 * `test:all` runs them.
 */
export const LONG_TESTS = [
  '<rootDir>/src/database/replica/replica.int.spec.ts',
  '<rootDir>/src/platform/imports/many-rows.int.spec.ts',
  '<rootDir>/src/platform/notifications/notifications.int.spec.ts',
  '<rootDir>/src/platform/webhooks/delivery/delivery.int.spec.ts',
  '<rootDir>/test/bad-input.int.spec.ts',
  '<rootDir>/test/client-package/',
  '<rootDir>/test/graceful-stop.int.spec.ts',
  '<rootDir>/test/http/generated-clients.int.spec.ts',
  '<rootDir>/test/live/live-processes.int.spec.ts',
  '<rootDir>/test/security/audit-command.int.spec.ts',
  '<rootDir>/test/security/erasure-redo.int.spec.ts',
  '<rootDir>/test/security/key-rotation.int.spec.ts',
  '<rootDir>/test/security/no-plain-personal-data.int.spec.ts',
  '<rootDir>/test/traces/',
];
