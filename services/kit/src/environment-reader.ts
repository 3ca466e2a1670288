import { isSampleSecret } from '@vitrine/schemas';
import type { TracingSettings } from './tracing/tracing.js';
import { DEFAULTS, listEntries, type Variable, VARIABLES } from './forms.js';

/** A variable's value cannot be used; `message` is one sentence that names the variable. */
export class ConfigurationError extends Error {
  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`${variable} ${problem}.`, options);
    this.name = 'ConfigurationError';
  }
}

/** Quotation marks around a value, or only one of the two; those around a name before `<…>` belong to the value. */
const LEFT_QUOTE = /^(["'])(?:.*\1|[^"']*)$|^[^"']*["']$/;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads typed values from environment variables; an empty variable counts as unset. Every method throws {@link ConfigurationError} for a
 * value that does not have the variable's form. The error never repeats the value, which may be a secret.
 */
export class EnvironmentReader {
  readonly isProduction: boolean;

  constructor(private readonly environment: Environment) {
    this.isProduction = this.optional('NODE_ENV') === 'production';
  }

  optional(name: Variable): string | undefined {
    const value = this.environment[name]?.trim() || undefined;
    const { must, test } = VARIABLES[name];
    if (value !== undefined && LEFT_QUOTE.test(value))
      throw new ConfigurationError(
        name,
        'has a quotation mark at its beginning or end, which whatever read its file should have taken off',
      );
    if (value !== undefined && !test(value)) throw new ConfigurationError(name, `must ${must}`);
    return value;
  }

  text(name: Variable, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  required(name: Variable, purpose: string): string {
    const value = this.optional(name);
    if (value === undefined) throw new ConfigurationError(name, `must be set (${purpose})`);
    return value;
  }

  /** A secret; production refuses sample values and typed ones. */
  secret(name: Variable): string | undefined {
    const value = this.optional(name);
    if (this.isProduction && value !== undefined && isSampleSecret(value))
      throw new ConfigurationError(name, 'is a sample value');
    return value;
  }

  integer(name: Variable, fallback: number): number {
    return Number(this.optional(name) ?? fallback);
  }

  port(name: Exclude<keyof typeof DEFAULTS, 'HOST'>): number {
    return this.integer(name, DEFAULTS[name]);
  }

  /** An address without slashes at its end. */
  address(name: Variable): string | undefined {
    return this.optional(name)?.replace(/(?<!\/)\/+$/, '');
  }

  /** The public origin, without a slash at its end. */
  publicUrl(): string {
    return this.address('PUBLIC_URL') ?? `http://127.0.0.1:${this.port('PORT')}`;
  }

  /** The note beside prices, in both languages. */
  priceNote(): { de: string; en: string } {
    return { de: this.text('PRICE_NOTE_DE', 'zzgl. MwSt.'), en: this.text('PRICE_NOTE_EN', 'plus VAT') };
  }

  /** Where traces are sent. `OTEL_EXPORTER_OTLP_HEADERS` is only checked here; the exporter reads it itself. */
  tracing(): TracingSettings {
    this.optional('OTEL_EXPORTER_OTLP_HEADERS');
    return {
      endpoint: this.address('OTEL_EXPORTER_OTLP_ENDPOINT'),
      share: Number(this.text('OTEL_TRACES_SAMPLER_ARG', '1')),
    };
  }

  /** Entries that are separated by commas or white space; empty where the variable is unset. */
  list(name: Variable): string[] {
    return listEntries(this.text(name, ''));
  }
}
