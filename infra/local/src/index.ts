export { linkPeers } from './extensions/link-peers.ts';
export { freePort } from './ports.ts';
export { startStandby, type Standby } from './postgres/standby.ts';
export { withClient } from './postgres/with-client.ts';
export { MEMORY_ENVIRONMENT, SERVICES } from './services.ts';
export { printedSteps } from './steps.ts';
export { ROOT, startSystem, type System } from './system.ts';
export { startTestPostgres, temporaryDataDir } from './testing/temporary-data.ts';
