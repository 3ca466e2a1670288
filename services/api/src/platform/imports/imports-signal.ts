/** The channel on which workers are notified of new imports. */
export const IMPORTS_CHANNEL = 'imports';
