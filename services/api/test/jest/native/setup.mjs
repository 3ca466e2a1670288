import { createRequire, registerHooks } from 'node:module';
import { addEventHandler } from 'jest-circus';
import { failLateOrUncaught } from './time-limit.mjs';

// The services that tests start are compiled, and load no sources.
delete process.env.NODE_OPTIONS;

/** Here Jest's functions are global: its package for imports would ask for its own runner. */
const GLOBALS = 'data:text/javascript,export const { jest } = globalThis;';
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : nextResolve(specifier, context),
});

addEventHandler(failLateOrUncaught);

// It would forget the entities of modules that are not imported again when the application of an earlier file has stopped.
const nest = createRequire(import.meta.url).resolve('@mikro-orm/nestjs');
const { MikroOrmEntitiesStorage } = await import(new URL('mikro-orm.entities.storage.js', `file://${nest}`).href);
MikroOrmEntitiesStorage.clearLater = () => undefined;

// A run that is ended leaves no test behind.
process.once('disconnect', () => process.exit());
