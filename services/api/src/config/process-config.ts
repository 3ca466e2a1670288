import { AppConfig } from './app-config.js';

let config: AppConfig | undefined;

/**
 * The settings from this process's environment, read once.
 * @throws ConfigurationError with one sentence that names the bad variable
 */
export function processConfig(): AppConfig {
  config ??= new AppConfig(process.env);
  return config;
}
