/** The fields that every error answer of the services has. */
export interface ErrorBody<Code extends string> {
  /** The HTTP status. */
  statusCode: number;
  /** What went wrong, for programs. */
  code: Code;
  /** The sentence for people, in English. */
  error: string;
  /** The same sentence. */
  message: string;
}

/** The contract's one error shape. Web has codes of its own, for requests that never reach the API. */
export const errorBody = <Code extends string>(statusCode: number, code: Code, sentence: string): ErrorBody<Code> => ({
  statusCode,
  code,
  error: sentence,
  message: sentence,
});
