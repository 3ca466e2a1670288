import { AppConfig, type ProcessRole } from './app-config.js';

let config: AppConfig | undefined;

/**
 * The settings from this process's environment, read at the first call. Later calls ignore the role, so the worker passes its role first.
 * @param service the process's name in logs and the database; default `vitrine-` and the role
 * @throws ConfigurationError with one sentence that names the invalid variable
 */
export function processConfig(role?: ProcessRole, service?: string): AppConfig {
  config ??= new AppConfig(process.env, role, service);
  return config;
}
