import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Permission, Role } from '@vitrine/schemas';
import type { Request } from 'express';

/** Who makes a request: a signed-in administrator, or a program with a key. */
export interface CurrentAdminInfo {
  /** Id of the account or of the key. */
  id: string;
  /** E-mail address of the account; of a key `key:` and its name (see {@link keyActor}). */
  email: string;
  /** `null` = a program with a key. */
  role: Role | null;
  permissions: readonly Permission[];
  /** Id of the row in `admin_sessions`; for a key the key's id. */
  sid: string;
  /** When the token expires, in seconds since 1970. */
  exp: number;
  /** When this administrator last proved who they are in this session. */
  authenticatedAt: Date;
  /** Whether the account must get a second factor before anything else (`SECOND_FACTOR=required`). */
  mustEnrol: boolean;
}

/** A signed-in administrator, on routes that are closed to keys (`@ForOwnAccount()`, `@NotForKeys()`). */
export interface SignedInStaff extends CurrentAdminInfo {
  role: Role;
}

/** Prefix of a program's name in the audit log and the timelines; no e-mail address begins with it. */
const KEY_MARK = 'key:';

/** The name of a program in the audit log and the timelines, from the name of its key. */
export const keyActor = (name: string): string => KEY_MARK + name;

/** @returns the name of the key if a program acted, else `undefined` */
export const readKeyActor = (actor: string): string | undefined =>
  actor.startsWith(KEY_MARK) ? actor.slice(KEY_MARK.length) : undefined;

/** `@CurrentAdmin() admin: CurrentAdminInfo` on a route that is not `@Public()`. */
export const CurrentAdmin = createParamDecorator((_data: unknown, context: ExecutionContext): CurrentAdminInfo => {
  const { admin } = context.switchToHttp().getRequest<Request & { admin?: CurrentAdminInfo }>();
  if (!admin) throw new Error('@CurrentAdmin() was used on a public route');
  return admin;
});
