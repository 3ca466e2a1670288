import { ConfigurationError } from './config/read-environment.js';

/**
 * Runs a process's start. A start that fails ends with one sentence on standard error and exit code 1.
 * @param title shown in process lists, e.g. `vitrine-api`
 */
export function runProcess(title: string, start: () => Promise<void>): void {
  process.title = title;
  start().catch((error: unknown) => {
    process.stderr.write(`${title}: ${sentenceOf(error)}\n`);
    process.exit(1);
  });
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `port ${'port' in error ? String(error.port) : ''} is already in use.`;
  }
  return error instanceof Error ? `could not start: ${error.message}` : 'could not start.';
}
