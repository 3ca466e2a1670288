import { array, type InferType, number, object, string } from 'yup';

/** Where a page sends its spans, on the public origin. */
export const PAGE_TRACES_PATH = '/traces';

/** Longest accepted duration, in milliseconds. */
const MAX_TIME_MS = 3_600_000;
const MAX_SPANS = 50;

const id = (digits: number) =>
  string()
    .required()
    .matches(new RegExp(`^[0-9a-f]{${digits}}$`));
const milliseconds = () => number().required().min(0).max(MAX_TIME_MS);

/** A span that has ended: names, patterns and numbers, never an address or what somebody typed. */
const spanSchema = object({
  id: id(16),
  parent: id(16),
  /** `page` = from the click to the end of loading; `call` = a call of the API. */
  name: string().oneOf(['page', 'call']).required(),
  method: string().oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  /** Path pattern of a call; a value instead of a parameter is recognised by a digit, a special character or a capital. */
  route: string()
    .max(120)
    .matches(/^\/api(?:\/[a-z-]+|\/\{[a-zA-Z]+\})+$/)
    .optional(),
  status: number().integer().min(100).max(599).optional(),
  /** How long before the sending it began, so that the browser's clock does not matter. */
  ago: milliseconds(),
  took: milliseconds(),
  /** For a page, from its beginning to the answer's first byte; `firstPaint` to the first contentful paint. */
  firstByte: milliseconds().optional(),
  firstPaint: milliseconds().optional(),
}).noUnknown();

/** Body of `POST /traces`: the spans of a page, if the public origin records traces. */
export const pageTraceSchema = object({
  trace: id(32),
  spans: array().of(spanSchema).required().min(1).max(MAX_SPANS),
}).noUnknown();

export type PageSpan = InferType<typeof spanSchema>;
export type PageTrace = InferType<typeof pageTraceSchema>;
