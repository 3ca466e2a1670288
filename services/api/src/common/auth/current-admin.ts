import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Role } from '@vitrine/schemas';
import type { Request } from 'express';

/** The signed-in administrator of a request. */
export interface CurrentAdminInfo {
  id: string;
  email: string;
  role: Role;
  /** Session id; names the row of `admin_sessions`. */
  sid: string;
  /** When the token ends, in seconds since 1970. */
  exp: number;
}

/** `@CurrentAdmin() admin: CurrentAdminInfo` on a route that is not `@Public()`. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): CurrentAdminInfo => {
  const { admin } = context.switchToHttp().getRequest<Request & { admin?: CurrentAdminInfo }>();
  if (!admin) throw new Error('@CurrentAdmin() was used on a public route');
  return admin;
});
