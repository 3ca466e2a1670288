import * as runtime from 'react-refresh/runtime';

// the builds of the remotes refer to this global instead of bundling an instance of their own
globalThis.vitrineReactRefresh = runtime;
