import { AppConfig, type ProcessRole } from './app-config.js';

let config: AppConfig | undefined;

/**
 * The settings from this process's environment, read once. The role counts at the first call only, so the worker makes that call.
 * @param service what logs and the database call the process; `vitrine-` and the role where nothing else is named
 * @throws ConfigurationError with one sentence that names the bad variable
 */
export function processConfig(role?: ProcessRole, service?: string): AppConfig {
  config ??= new AppConfig(process.env, role, service);
  return config;
}
