import { applyDecorators, SetMetadata, UseInterceptors, type Type } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { OWN_ACCOUNT, OWN_FACTORS_STEP_UP_SECONDS, STEP_UP_SECONDS, type Permission } from '@vitrine/schemas';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';

export const PERMISSION = 'vitrine:permission';

/** Where the document names the permission of an operation. */
export const PERMISSION_EXTENSION = 'x-permission';

/** Seconds that the last authentication may lie back; and where the document names them. */
export const STEP_UP = 'vitrine:step-up';
export const STEP_UP_EXTENSION = 'x-step-up';

/** Marks what works while the account must still get a second factor. */
export const DURING_ENROLMENT = 'vitrine:during-enrolment';

/** Where a route notes the same until the document is completed. */
export const ENROLMENT_EXTENSION = 'x-during-enrolment';

/** What an operation that is not public names. */
export type DeclaredPermission = Permission | typeof OWN_ACCOUNT;

const declare =
  (permission: DeclaredPermission): MethodDecorator =>
  (target, name, descriptor) => {
    if (Reflect.hasMetadata(PERMISSION, descriptor.value as object))
      throw new Error(`${target.constructor.name}.${String(name)} names two permissions`);
    SetMetadata(PERMISSION, permission)(target, name, descriptor);
    ApiExtension(PERMISSION_EXTENSION, permission)(target, name, descriptor);
    interceptStaffCalls(target.constructor as Type);
  };

const INTERCEPTED = 'vitrine:staff-calls-intercepted';

/**
 * What answers every call of staff once for each key stands before the interceptors of the controller and of its operations. It is not global: its chain of
 * observables would cost a visitor's read more than its guards and its validation together.
 */
function interceptStaffCalls(controller: Type): void {
  if (Reflect.hasMetadata(INTERCEPTED, controller)) return;
  Reflect.defineMetadata(INTERCEPTED, true, controller);
  UseInterceptors(IdempotencyInterceptor)(controller);
}

/**
 * Opens an operation to staff whose role has the permission; others get 403 `FORBIDDEN` (contract: Permissions). Every operation that is
 * not `@Public()` names exactly one, or the process does not start.
 */
export const RequiresPermission = (permission: Permission) =>
  applyDecorators(declare(permission), ...stepUpAfter(STEP_UP_SECONDS[permission]));

/** Opens an operation to everybody who is signed in, because it serves nothing but their own account; closed to keys. */
export const ForOwnAccount = () => declare(OWN_ACCOUNT);

/** Leaves an operation open to an account that must get a second factor before anything else. */
export const DuringEnrolment = () =>
  applyDecorators(SetMetadata(DURING_ENROLMENT, true), ApiExtension(ENROLMENT_EXTENSION, true));

/** For what changes the second factors of one's own account: needs an authentication of the last minutes (contract: Step-up), and is open before there is any. */
export const ForOwnFactors = () =>
  applyDecorators(ForOwnAccount(), DuringEnrolment(), ...stepUpAfter(OWN_FACTORS_STEP_UP_SECONDS));

function stepUpAfter(seconds: number | undefined) {
  return seconds === undefined ? [] : [SetMetadata(STEP_UP, seconds), ApiExtension(STEP_UP_EXTENSION, seconds)];
}

export const NOT_FOR_KEYS = 'vitrine:not-for-keys';

/** Where the document names an operation that has a permission and is closed to keys all the same, until the document is completed. */
export const NOT_FOR_KEYS_EXTENSION = 'x-not-for-keys';

/** Closes an operation to programs with a key, whatever their permissions (contract: Keys). */
export const NotForKeys = () =>
  applyDecorators(SetMetadata(NOT_FOR_KEYS, true), ApiExtension(NOT_FOR_KEYS_EXTENSION, true));
