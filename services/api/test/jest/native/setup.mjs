import { createRequire, registerHooks } from 'node:module';
import { addEventHandler } from 'jest-circus';
import { failLateOrUncaught } from './time-limit.mjs';

// The services that tests start are compiled, and load no sources.
delete process.env.NODE_OPTIONS;

/** With this runner Jest's functions are global; its package for imports works only with its own runner. */
const GLOBALS = 'data:text/javascript,export const { jest } = globalThis;';
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : nextResolve(specifier, context),
});

addEventHandler(failLateOrUncaught);

// Otherwise the entities of modules that are not imported again are lost when the application of an earlier file stops.
const nest = createRequire(import.meta.url).resolve('@mikro-orm/nestjs');
const { MikroOrmEntitiesStorage } = await import(new URL('mikro-orm.entities.storage.js', `file://${nest}`).href);
MikroOrmEntitiesStorage.clearLater = () => undefined;

// Ends the tests when the run is aborted.
process.once('disconnect', () => process.exit());
