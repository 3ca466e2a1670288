import type { LoginDto } from '../admin-session.dto.js';
import type { Admin } from '../admin.entity.js';
import type { OpenedSession } from './admin-sessions.service.js';

/** The answer to a sign-in (contract: Admin session). */
export const toLogin = (
  { id, email }: Pick<Admin, 'id' | 'email'>,
  { token, expiresIn, previousLoginAt }: OpenedSession,
): LoginDto => ({ token, admin: { id, email, lastLoginAt: previousLoginAt?.toISOString() ?? null }, expiresIn });
