/** An error of one field of a request. */
export interface FieldError {
  /** Path of the field, such as `customerInfo.email`. */
  field: string;
  /** English sentence. */
  message: string;
}

/** The body of the API's errors. */
interface ErrorBody {
  code?: string;
  error?: string;
  fields?: FieldError[];
  permission?: string;
  requestId?: string;
}

/** A call that the API refused, or that got no answer. */
export class VitrineError extends Error {
  override readonly name: string = 'VitrineError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code of the document, such as `VALIDATION_FAILED`; `CONNECTION_FAILED` when there was no answer. */
  readonly code: string;
  /** Id of the call in the server's logs; empty when there was no answer. */
  readonly requestId: string;

  constructor(message: string, answer: { status: number; code: string; requestId?: string; cause?: unknown }) {
    super(message, { cause: answer.cause });
    this.status = answer.status;
    this.code = answer.code;
    this.requestId = answer.requestId ?? '';
  }
}

/** No answer: the API is unreachable or the call timed out. */
export class ConnectionError extends VitrineError {
  override readonly name = 'ConnectionError';
}

/** 400: the request breaks a rule of the document. */
export class ValidationError extends VitrineError {
  override readonly name = 'ValidationError';
  /** What is wrong, field by field. */
  fields: readonly FieldError[] = [];
}

/** 401: the key or token is missing, invalid or expired. */
export class AuthenticationError extends VitrineError {
  override readonly name = 'AuthenticationError';
}

/** 403: the key or account may not do this. */
export class PermissionError extends VitrineError {
  override readonly name = 'PermissionError';
  /** The missing permission, such as `orders:write`. */
  permission: string | undefined;
}

/** 404: the thing does not exist. */
export class NotFoundError extends VitrineError {
  override readonly name = 'NotFoundError';
}

/** 409, 412: the thing was changed meanwhile, or its state does not allow the call. */
export class ConflictError extends VitrineError {
  override readonly name = 'ConflictError';
}

/** 429: the rate limit is exceeded. */
export class RateLimitError extends VitrineError {
  override readonly name = 'RateLimitError';
  /** Seconds until the next call is allowed. */
  retryAfterSeconds: number | undefined;
}

const CLASSES: Readonly<Record<number, typeof VitrineError>> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: ConflictError,
  429: RateLimitError,
};

/** Turns an unsuccessful answer into an error. */
export async function toError(response: Response): Promise<VitrineError> {
  const text = await response.text();
  const body = parse(text);
  const message = body.error ?? `The API answered ${response.status}`;
  const requestId = body.requestId ?? response.headers.get('X-Request-Id') ?? '';
  const ErrorClass = CLASSES[response.status] ?? VitrineError;
  const error = new ErrorClass(message, { status: response.status, code: body.code ?? 'UNKNOWN', requestId });
  if (error instanceof ValidationError) error.fields = body.fields ?? [];
  if (error instanceof PermissionError) error.permission = body.permission;
  if (error instanceof RateLimitError) error.retryAfterSeconds = readSeconds(response.headers.get('Retry-After'));
  return error;
}

const readSeconds = (value: string | null): number | undefined =>
  value !== null && /^\d+$/.test(value) ? Number(value) : undefined;

function parse(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
