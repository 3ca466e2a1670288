import { AppConfig, type ProcessRole } from './app-config.js';

let config: AppConfig | undefined;

/**
 * The settings from this process's environment, read once. The role counts at the first call only, so the worker makes that call.
 * @throws ConfigurationError with one sentence that names the bad variable
 */
export function processConfig(role?: ProcessRole): AppConfig {
  config ??= new AppConfig(process.env, role);
  return config;
}
