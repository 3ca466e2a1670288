import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext, type Type } from '@nestjs/common';
import { ApiExtension, ApiExtraModels, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';
import type { Permission } from '@vitrine/schemas';
import type { Request } from 'express';

export const ALSO_FOR_STAFF = 'vitrine:also-for-staff';

/** Extension of a route with an optional token; its value is the name of the visitors' DTO. Removed when the OpenAPI document is completed. */
export const OPTIONAL_TOKEN = 'x-optional-token';

interface Answers {
  visitors: Type;
  staff: Type;
  isList?: boolean;
  /** Staff without this permission get the visitors' answer. */
  permission: Permission;
}

/**
 * For a public read that shows more to staff: a request with a bearer token gets the staff's answer, which no cache keeps. An invalid token
 * is refused as on every other route, so that nobody edits the visitors' texts by mistake.
 */
export const AlsoForStaff = ({ visitors, staff, permission, isList = false }: Answers) => {
  const either = { oneOf: [visitors, staff].map((model) => ({ $ref: getSchemaPath(model) })) };
  return applyDecorators(
    SetMetadata(ALSO_FOR_STAFF, permission),
    ApiExtension(OPTIONAL_TOKEN, visitors.name),
    ApiExtraModels(visitors, staff),
    ApiOkResponse({
      description: `For visitors ${visitors.name}, with the bearer token of staff who have \`${permission}\` ${staff.name} (\`Cache-Control: no-store\`)`,
      schema: isList ? { type: 'array', items: either } : either,
    }),
  );
};

/** Whether a request to an {@link AlsoForStaff} route has a bearer token to check; other schemes are ignored. */
export const carriesToken = ({ headers }: Request): boolean => /^bearer\s/i.test(headers.authorization ?? '');

/** `@IsStaff() isStaff: boolean` on an {@link AlsoForStaff} route. */
export const IsStaff = createParamDecorator((_data: unknown, context: ExecutionContext): boolean =>
  isStaffRequest(context.switchToHttp().getRequest<Request>()),
);

export const isStaffRequest = (request: Request & { admin?: unknown }): boolean => request.admin !== undefined;
