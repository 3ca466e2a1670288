/** The error of one field, as in the API's error shape. */
export interface FieldFailure {
  field: string;
  message: string;
}

/** Who made the change that makes this one stale, and when (contract: Versions). */
export interface LastChange {
  /** E-mail address; null where it is not known. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** What a sign-in with a correct password still needs. */
export interface SecondStep {
  /** To be sent with the second step. */
  challenge: string;
  methods: readonly string[];
}

/** The sentence for a request without any answer. */
const UNREACHABLE = 'The service cannot be reached at the moment. Please try again.';

/** An answer that is not a success, or none at all (`status` 0). */
export class ApiFailure extends Error {
  readonly status: number;
  /** Code of the contract's error shape; `NETWORK` when there was no answer. */
  readonly code: string;
  readonly fields: FieldFailure[];
  /** Only with `STALE_VERSION`. */
  readonly lastChange: LastChange | undefined;
  /** Only with `SECOND_FACTOR_REQUIRED`. */
  readonly secondStep: SecondStep | undefined;

  constructor(
    status: number,
    code: string,
    sentence: string,
    fields: FieldFailure[] = [],
    lastChange: LastChange | undefined = undefined,
    secondStep: SecondStep | undefined = undefined,
  ) {
    super(sentence);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.lastChange = lastChange;
    this.secondStep = secondStep;
  }

  /** English; `messageText` of the schemas translates it. */
  get sentence(): string {
    return this.message;
  }

  /** Whether the same call may succeed a little later: no answer, too many requests, a server's failure. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** Whether the sentence comes from the API, and is not our substitute for a missing one. */
  get isExplained(): boolean {
    return this.message !== UNREACHABLE;
  }
}

export const networkFailure = (): ApiFailure => new ApiFailure(0, 'NETWORK', UNREACHABLE);

/**
 * Reads the contract's error shape: the sentence is `error`, else `message` (public spec §8); an answer in any other shape (a proxy's page)
 * becomes a plain failure.
 */
export async function toFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return new ApiFailure(response.status, 'INTERNAL', UNREACHABLE);
  const { code, error, message, fields, updatedBy, updatedAt, challenge, methods } = body as Record<string, unknown>;
  const sentences = [error, message].filter((each) => typeof each === 'string');
  const sentence = sentences.find((each) => each !== '') ?? sentences[0];
  return new ApiFailure(
    response.status,
    typeof code === 'string' ? code : 'INTERNAL',
    sentence ?? UNREACHABLE,
    Array.isArray(fields) ? (fields as FieldFailure[]) : [],
    typeof updatedAt === 'string' ? { by: typeof updatedBy === 'string' ? updatedBy : null, at: updatedAt } : undefined,
    typeof challenge === 'string' && Array.isArray(methods) ? { challenge, methods: methods as string[] } : undefined,
  );
}
