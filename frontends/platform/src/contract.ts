/**
 * Version of what the shell shares with the remotes (the façade's exports and their meaning).
 * Raise it with every change a remote built before could not live with: the shell then shows a notice instead of that remote.
 */
export const PLATFORM_CONTRACT = 2;
