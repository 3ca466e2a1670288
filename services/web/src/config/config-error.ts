/** Thrown for a setting that cannot be used; the message is one sentence that names the variable. */
export class ConfigError extends Error {}
