import type { BeforeHook } from '@bull-board/api/typings/app';
import { findCookie } from '@vitrine/kit';
import { OPS_COOKIE, type OpsSessionService } from '../../people/admin-session/sessions/ops-session.service.js';
import type { AuditLog } from '../../common/audit/audit-log.js';

/** Longer than any id of a job. */
const MAX_LENGTH = 200;

/** Writes the audit entry of each action in the queue dashboard before the action; if that fails, nothing is done. The entry has no data of jobs. */
export function auditedBy(sessions: OpsSessionService, audit: AuditLog): BeforeHook {
  return async ({ method, route, request: { params, headers } }) => {
    if (method === 'get') return;
    const actor = await sessions.check(findCookie(headers['cookie'], OPS_COOKIE));
    if (!actor) return { allow: false };
    const { queueName, ...others } = params as Record<string, string>;
    const details = Object.entries(others).map(([name, value]) => [name, value.slice(0, MAX_LENGTH)]);
    await audit.write({
      actor,
      action: `queue.${getAction(route)}`,
      subjectType: 'queue',
      subjectId: queueName?.slice(0, MAX_LENGTH) ?? null,
      details: Object.fromEntries(details) as Record<string, string>,
    });
  };
}

/** `/api/queues/:queueName/:jobId/retry` is a `retry`, `/api/queues/:queueName/rate-limit/release` a `rate-limit.release`. */
const getAction = (route: string): string =>
  route
    .split('/')
    .filter((part) => part !== '' && part !== 'api' && part !== 'queues' && !part.startsWith(':'))
    .join('.');
