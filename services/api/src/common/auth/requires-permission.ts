import { applyDecorators, SetMetadata, UseInterceptors, type Type } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { OWN_ACCOUNT, OWN_FACTORS_STEP_UP_SECONDS, STEP_UP_SECONDS, type Permission } from '@vitrine/schemas';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor.js';

export const PERMISSION = 'vitrine:permission';

/** Extension of the OpenAPI document with the permission of an operation. */
export const PERMISSION_EXTENSION = 'x-permission';

/** Maximum age of the last authentication in seconds, and its extension of the OpenAPI document. */
export const STEP_UP = 'vitrine:step-up';
export const STEP_UP_EXTENSION = 'x-step-up';

/** Marks operations that are open to an account that must still get a second factor. */
export const DURING_ENROLMENT = 'vitrine:during-enrolment';

/** The same as an extension of the route, removed when the OpenAPI document is completed. */
export const ENROLMENT_EXTENSION = 'x-during-enrolment';

/** The access rule that an operation that is not public declares. */
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
 * Adds the interceptor that answers staff's repeated calls by their idempotency key, before the interceptors of the controller and its operations. It
 * is not global, because its chain of observables would cost a visitor's read more than its guards and its validation together.
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

/** Opens an operation to every signed-in administrator, because it concerns only their own account; closed to keys. */
export const ForOwnAccount = () => declare(OWN_ACCOUNT);

/** Leaves an operation open to an account that must get a second factor before anything else. */
export const DuringEnrolment = () =>
  applyDecorators(SetMetadata(DURING_ENROLMENT, true), ApiExtension(ENROLMENT_EXTENSION, true));

/** For changes of one's own second factors: needs a recent authentication (contract: Step-up), and is open to accounts that must get a second factor. */
export const ForOwnFactors = () =>
  applyDecorators(ForOwnAccount(), DuringEnrolment(), ...stepUpAfter(OWN_FACTORS_STEP_UP_SECONDS));

function stepUpAfter(seconds: number | undefined) {
  return seconds === undefined ? [] : [SetMetadata(STEP_UP, seconds), ApiExtension(STEP_UP_EXTENSION, seconds)];
}

export const NOT_FOR_KEYS = 'vitrine:not-for-keys';

/** Extension of an operation that names a permission but is closed to keys; removed when the OpenAPI document is completed. */
export const NOT_FOR_KEYS_EXTENSION = 'x-not-for-keys';

/** Closes an operation to programs with a key, whatever their permissions (contract: Keys). */
export const NotForKeys = () =>
  applyDecorators(SetMetadata(NOT_FOR_KEYS, true), ApiExtension(NOT_FOR_KEYS_EXTENSION, true));
