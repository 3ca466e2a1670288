/**
 * Version of what the shell shares with the remotes (the façade's exports and their meaning).
 * Raise it with every change that breaks remotes built before: the shell then shows a notice instead of such a remote.
 */
export const PLATFORM_CONTRACT = 2;
