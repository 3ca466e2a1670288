import { applyDecorators } from '@nestjs/common';
import { Public } from '../../common/auth/public.decorator.js';
import { WithOwnIdempotencyKey } from '../../common/idempotency/idempotency-declaration.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiRequestHeaders } from '../../common/swagger/request-headers.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';

/** For a POST of visitors that is acknowledged by mail: with rate limit, language and idempotency key. */
export const VisitorRequest = () =>
  applyDecorators(
    ApiErrors(400, 422),
    ApiResponseHeaders({ 201: ['Vary', 'Idempotency-Replayed'] }),
    ApiRequestHeaders('Accept-Language', 'Idempotency-Key'),
    WithOwnIdempotencyKey(),
    RateLimit('contacts'),
    Public(),
  );
