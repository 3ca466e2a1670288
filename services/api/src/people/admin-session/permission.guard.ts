import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { hasPermission, OWN_ACCOUNT, type Permission } from '@vitrine/schemas';
import type { Request } from 'express';
import { insertAuditEntry } from '../../common/audit/audit-entry.js';
import { ALSO_FOR_STAFF } from '../../common/auth/also-for-staff.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { PERMISSION, type DeclaredPermission } from '../../common/auth/requires-permission.js';
import { forbidden } from '../../common/errors/api-error.js';
import { requestSource } from '../../common/http/requests/request-source.js';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';

/**
 * Refuses staff whose role has not the permission that the operation names (contract: Permissions). A public read that shows staff more
 * shows them the visitors' answer then.
 */
@Injectable()
export class PermissionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request & { admin?: CurrentAdminInfo }>();
    // Whoever is not signed in has passed the guard before this one, so the operation is public.
    if (!request.admin) return true;
    const { role } = request.admin;
    const handler = context.getHandler();
    const toSeeMore = this.reflector.get<Permission | undefined>(ALSO_FOR_STAFF, handler);
    if (toSeeMore !== undefined) {
      if (!hasPermission(role, toSeeMore)) delete request.admin;
      return true;
    }
    const named = this.reflector.get<DeclaredPermission | undefined>(PERMISSION, handler);
    if (named === undefined) throw new Error(`${context.getClass().name}.${handler.name} names no permission`);
    if (named !== OWN_ACCOUNT && !hasPermission(role, named)) {
      await this.noteRefusal(request.admin, named, request);
      throw forbidden(named);
    }
    return true;
  }

  private async noteRefusal(actor: CurrentAdminInfo, permission: Permission, request: Request): Promise<void> {
    await insertAuditEntry(
      await this.database.pool(),
      { actor, action: 'permission.refused', subjectType: 'permission', subjectId: permission, outcome: 'refused' },
      requestSource(request, this.config.proxySecret),
    );
  }
}
