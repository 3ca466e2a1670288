import type { OpenAPIObject } from '@nestjs/swagger';
import type { ErrorCode } from '@vitrine/schemas';
import { errorResponse } from '../swagger/api-errors.js';
import { noteRequestHeader } from '../swagger/request-headers.js';
import { noteResponseHeader } from '../swagger/response-headers.js';
import { IDEMPOTENCY_EXTENSION, OWN_KEY, SECRET_ANSWER } from './idempotency-declaration.js';
import { SECRET_LIFE_SECONDS } from './key-rule.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']> & { [IDEMPOTENCY_EXTENSION]?: string };

/** The reason why public operations take no key: nobody is signed in to whom it could belong. */
const OPEN = 'it is open to everybody';
const SECRET_SENTENCE = `A repeat with the same \`Idempotency-Key\` gets the secret for ${SECRET_LIFE_SECONDS / 60} minutes; a later one does nothing and gets 409 \`IDEMPOTENCY_KEY_IN_USE\`.`;

/** Documents the `Idempotency-Key` of every POST that takes one, and why the others do not. */
export function addIdempotencyKeys({ paths }: OpenAPIObject): void {
  for (const { post } of Object.values(paths)) if (post) addTo(post);
}

function addTo(operation: Operation): void {
  const { [IDEMPOTENCY_EXTENSION]: note } = operation;
  Reflect.deleteProperty(operation, IDEMPOTENCY_EXTENSION);
  if (note === OWN_KEY) return;
  const isSecret = note === SECRET_ANSWER;
  const reason = isSecret ? undefined : (note ?? (operation.security?.length === 0 ? OPEN : undefined));
  if (reason !== undefined) {
    describe(operation, `Takes no \`Idempotency-Key\`: ${reason}.`);
    return;
  }
  if (isSecret) describe(operation, SECRET_SENTENCE);
  noteRequestHeader(operation, 'Idempotency-Key');
  for (const status of Object.keys(operation.responses).filter((each) => each.startsWith('2')))
    noteResponseHeader(operation, status, 'Idempotency-Replayed');
  operation.responses[400] ??= errorResponse(400);
  operation.responses[409] = errorResponse(409, [...codesOf(operation.responses[409]), 'IDEMPOTENCY_KEY_IN_USE']);
  operation.responses[422] ??= errorResponse(422);
}

function describe(operation: Operation, sentence: string): void {
  operation.description = [operation.description, sentence].filter(Boolean).join('\n\n');
}

/** The codes that {@link errorResponse} gave an answer. */
function codesOf(response: unknown): ErrorCode[] {
  const known = response as ReturnType<typeof errorResponse> | undefined;
  return known?.content['application/json'].schema.allOf.flatMap(({ properties }) => properties?.code.enum ?? []) ?? [];
}
