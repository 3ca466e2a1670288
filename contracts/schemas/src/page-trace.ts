import { array, type InferType, number, object, string } from 'yup';

/** Where a page sends its spans, on the public origin. */
export const PAGE_TRACES_PATH = '/traces';

/** A page that is open for longer tells no more; milliseconds. */
const LONGEST_MS = 3_600_000;
const MOST_SPANS = 50;

const id = (digits: number) =>
  string()
    .required()
    .matches(new RegExp(`^[0-9a-f]{${digits}}$`));
const milliseconds = () => number().required().min(0).max(LONGEST_MS);

/** A span that has ended: names, patterns and numbers, never an address or what somebody typed. */
const spanSchema = object({
  id: id(16),
  parent: id(16),
  /** `page` from the click to the end of its loading, `call` of the API. */
  name: string().oneOf(['page', 'call']).required(),
  method: string().oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  /** Pattern of a call's path; a value in place of a parameter would have a digit, a sign or a capital. */
  route: string()
    .max(120)
    .matches(/^\/api(?:\/[a-z-]+|\/\{[a-zA-Z]+\})+$/)
    .optional(),
  status: number().integer().min(100).max(599).optional(),
  /** How long ago it began when it was sent, so that no clock of a browser counts. */
  ago: milliseconds(),
  took: milliseconds(),
  /** Of a page, from its beginning: the answer's first byte and the first content painted. */
  firstByte: milliseconds().optional(),
  firstPaint: milliseconds().optional(),
}).noUnknown();

/** Body of `POST /traces`: what a page tells of its own times, where the public origin makes traces. */
export const pageTraceSchema = object({
  trace: id(32),
  spans: array().of(spanSchema).required().min(1).max(MOST_SPANS),
}).noUnknown();

export type PageSpan = InferType<typeof spanSchema>;
export type PageTrace = InferType<typeof pageTraceSchema>;
