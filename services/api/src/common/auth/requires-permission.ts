import { SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { OWN_ACCOUNT, type Permission } from '@vitrine/schemas';

export const PERMISSION = 'vitrine:permission';

/** Where the document names the permission of an operation. */
export const PERMISSION_EXTENSION = 'x-permission';

/** What an operation that is not public names. */
export type DeclaredPermission = Permission | typeof OWN_ACCOUNT;

const declare =
  (permission: DeclaredPermission): MethodDecorator =>
  (target, name, descriptor) => {
    if (Reflect.hasMetadata(PERMISSION, descriptor.value as object))
      throw new Error(`${target.constructor.name}.${String(name)} names two permissions`);
    SetMetadata(PERMISSION, permission)(target, name, descriptor);
    ApiExtension(PERMISSION_EXTENSION, permission)(target, name, descriptor);
  };

/**
 * Opens an operation to staff whose role has the permission; others get 403 `FORBIDDEN` (contract: Permissions). Every operation that is
 * not `@Public()` names exactly one, or the process does not start.
 */
export const RequiresPermission = (permission: Permission) => declare(permission);

/** Opens an operation to everybody who is signed in, because it serves nothing but their own account. */
export const ForOwnAccount = () => declare(OWN_ACCOUNT);
