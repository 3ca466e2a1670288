import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { OWN_ACCOUNT, type Permission } from '@vitrine/schemas';
import type { Request } from 'express';
import { AuditRefusals } from '../../common/audit/audit-refusals.js';
import { setActingStaff } from '../../common/auth/acting-staff.js';
import { ALSO_FOR_STAFF } from '../../common/auth/also-for-staff.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import {
  DURING_ENROLMENT,
  NOT_FOR_KEYS,
  PERMISSION,
  STEP_UP,
  type DeclaredPermission,
} from '../../common/auth/requires-permission.js';
import { enrolmentRequired, forbidden, stepUpRequired } from '../../common/errors/api-error.js';

type StaffRequest = Request & { admin?: CurrentAdminInfo };

/**
 * Refuses staff whose role lacks the operation's permission (contract: Permissions), who must get a second factor first, or whose last authentication
 * is too old for the operation (contract: Second factor, Step-up); and programs whose key lacks the permission, or that call an operation that is
 * closed to keys. A public read that shows more to staff gives them the visitors' answer instead.
 */
@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly refusals: AuditRefusals,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<StaffRequest>();
    // A request without an account has passed the `AdminGuard`, so the operation is public.
    return !request.admin || this.checkStaff(request, request.admin, context);
  }

  private async checkStaff(
    request: StaffRequest,
    admin: CurrentAdminInfo,
    context: ExecutionContext,
  ): Promise<boolean> {
    setActingStaff(admin);
    const { role, permissions, mustEnrol } = admin;
    const handler = context.getHandler();
    const toSeeMore = this.reflector.get<Permission | undefined>(ALSO_FOR_STAFF, handler);
    if (toSeeMore !== undefined) {
      if (mustEnrol || !permissions.includes(toSeeMore)) delete request.admin;
      return true;
    }
    const named = this.reflector.get<DeclaredPermission | undefined>(PERMISSION, handler);
    if (named === undefined) throw new Error(`${context.getClass().name}.${handler.name} names no permission`);
    if (mustEnrol && !this.reflector.get<boolean | undefined>(DURING_ENROLMENT, handler)) throw enrolmentRequired();
    const isKey = role === null;
    const isClosedToKeys = named === OWN_ACCOUNT || this.reflector.get<boolean | undefined>(NOT_FOR_KEYS, handler);
    const isAllowed = isKey && isClosedToKeys ? false : named === OWN_ACCOUNT || permissions.includes(named);
    if (!isAllowed) {
      await this.refusals.notePermission(admin, named, request);
      throw forbidden(named, isKey ? 'key' : 'role');
    }
    const seconds = this.reflector.get<number | undefined>(STEP_UP, handler);
    if (seconds !== undefined && isOlderThan(seconds, admin)) throw stepUpRequired();
    return true;
  }
}

const isOlderThan = (seconds: number, { authenticatedAt }: CurrentAdminInfo): boolean =>
  Date.now() - authenticatedAt.getTime() > seconds * 1000;
