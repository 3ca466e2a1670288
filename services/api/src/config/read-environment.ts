/** A variable's value cannot be used; `message` is one sentence that names the variable. */
export class ConfigurationError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}.`);
    this.name = 'ConfigurationError';
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads typed values from environment variables; every method throws {@link ConfigurationError} on a bad value. */
export class EnvironmentReader {
  constructor(private readonly environment: Environment) {}

  optional(name: string): string | undefined {
    const value = this.environment[name]?.trim();
    return value ? value : undefined;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  required(name: string, purpose: string): string {
    const value = this.optional(name);
    if (value === undefined) throw new ConfigurationError(name, `must be set (${purpose})`);
    return value;
  }

  integer(name: string, fallback: number, bounds: { min: number; max: number }): number {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < bounds.min || value > bounds.max) {
      throw new ConfigurationError(name, `must be a whole number from ${bounds.min} to ${bounds.max}, not "${text}"`);
    }
    return value;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const found = choices.find((choice) => choice === text);
    if (found === undefined) throw new ConfigurationError(name, `must be one of ${choices.join(', ')}, not "${text}"`);
    return found;
  }

  /** A URL with one of the given protocols (`postgres:` …); the value itself is never repeated, it may hold a password. */
  url(name: string, value: string, protocols: readonly string[]): string {
    const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
    if (protocol === undefined || !protocols.includes(protocol)) {
      throw new ConfigurationError(name, `must be a URL beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    }
    return value;
  }

  optionalUrl(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optional(name);
    return value === undefined ? undefined : this.url(name, value, protocols);
  }

  list(name: string): string[] {
    return (this.optional(name) ?? '')
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  }
}
