import { listEntries, type Form, url, wholeNumber } from './forms.js';

/** A variable's value cannot be used; `message` is one sentence that names the variable. */
export class ConfigurationError extends Error {
  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`${variable} ${problem}.`, options);
    this.name = 'ConfigurationError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads typed values from environment variables, of which an empty one counts as unset. Every method throws {@link ConfigurationError} on a
 * bad value; a value that has a form is never repeated, for it may be a secret.
 */
export class EnvironmentReader {
  constructor(private readonly environment: Environment) {}

  optional(name: string, form?: Form): string | undefined {
    const value = this.environment[name]?.trim() || undefined;
    return value === undefined || form === undefined ? value : this.checked(name, value, form);
  }

  text(name: string, fallback: string, form?: Form): string {
    return this.optional(name, form) ?? fallback;
  }

  required(name: string, purpose: string, form?: Form): string {
    const value = this.optional(name, form);
    if (value === undefined) throw new ConfigurationError(name, `must be set (${purpose})`);
    return value;
  }

  integer(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    return Number(this.optional(name, wholeNumber(min, max)) ?? fallback);
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const found = choices.find((choice) => choice === text);
    if (found === undefined) throw new ConfigurationError(name, `must be one of ${choices.join(', ')}, not "${text}"`);
    return found;
  }

  /** @param protocols such as `postgres:` */
  optionalUrl(name: string, protocols: readonly string[]): string | undefined {
    return this.optional(name, url(...protocols));
  }

  /** Entries that commas or white space separate; none where the variable is unset. */
  list(name: string, form?: Form): string[] {
    return listEntries(this.text(name, '', form));
  }

  private checked(name: string, value: string, { must, test }: Form): string {
    if (!test(value)) throw new ConfigurationError(name, `must ${must}`);
    return value;
  }
}
