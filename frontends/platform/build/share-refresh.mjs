import * as runtime from 'react-refresh/runtime';

// the remotes' builds name it instead of an instance of their own
globalThis.vitrineReactRefresh = runtime;
