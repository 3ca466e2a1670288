/**
 * Everything that an extension may use of the API (docs/guides/extend.md). These exports keep their names and meanings within a major version;
 * anything else may change with any release.
 */
export { defineExtension, type ApiExtension } from './api-extension.js';
export type { VitrineConfig } from '@vitrine/kit';

// Requests and answers
export { Public } from '../common/auth/public.decorator.js';
export { RequiresPermission } from '../common/auth/requires-permission.js';
export { CurrentAdmin, type CurrentAdminInfo } from '../common/auth/current-admin.js';
export { ApiError, conflict, notFound, validationFailed } from '../common/errors/api-error.js';
export { ErrorDto } from '../common/errors/error.dto.js';
export { WithLocation } from '../common/http/answer-rules.js';
export { EntityId } from '../common/http/requests/entity-id.pipe.js';
export { RequestLanguage } from '../common/http/requests/request-language.js';
export { RateLimit } from '../common/rate-limit/rate-limit.guard.js';
export { RateLimitModule } from '../common/rate-limit/rate-limit.module.js';
export { Audited } from '../common/audit/audited.js';
export { AuditLog } from '../common/audit/audit-log.js';
export { ApiExample } from '../common/swagger/api-bodies.js';
export { ApiErrors } from '../common/swagger/api-errors.js';
export { ApiRequestHeaders } from '../common/swagger/request-headers.js';
export { ApiResponseHeaders } from '../common/swagger/response-headers.js';

// Repeats of a visitor's request
export { WithOwnIdempotencyKey } from '../common/idempotency/idempotency-declaration.js';
export { IdempotencyModule } from '../requests/visitor-requests/idempotency/idempotency.module.js';
export { Idempotency, type Accepted } from '../requests/visitor-requests/idempotency/idempotency.js';
export { takeKey, type Repeat } from '../requests/visitor-requests/idempotency/idempotency-key.js';

// The database; statements are written with Kysely's `sql`
export { sql } from 'kysely';
export { anyOf, timeAgo } from '../database/expressions.js';
export { Migration } from '@mikro-orm/migrations';
export { change, Database, run, type Queryable } from '../database/database.js';
export { newId } from '../common/ids.js';

// Personal data
export { PersonalDataModule } from '../common/personal-data/personal-data.module.js';
export { FieldCipher, readable } from '../common/personal-data/field-cipher.js';
export { BlindIndex } from '../common/personal-data/blind-index.js';
export { canonicalAddress } from '../common/personal-data/canonical-address.js';
export { readEncryptedValues } from '../common/personal-data/read-encrypted-values.js';
export {
  HoldsPersonalData,
  type EncryptedTable,
  type PersonalDataHolder,
  type PersonalRecord,
} from '../common/personal-data/personal-data-holder.js';
export { Retained, type RetentionRule } from '../common/personal-data/retention-rule.js';
export type { RetentionPeriod } from '../config/retention-setting.js';

// Mails
export { NotificationsModule } from '../platform/notifications/notifications.module.js';
export { ExtensionOutbox, type ExtensionMail } from '../platform/notifications/outbox/extension-outbox.js';
export {
  MakesMails,
  type ExtensionMailKind,
  type ExtensionMailRenderer,
} from '../platform/notifications/extension-mail.js';
export { headerText, MailSubjectGoneError, type Mail, type MailRequest } from '../platform/notifications/mail.js';
export { renderRequestMail as renderVisitorMail } from '../requests/visitor-requests/mails/request-mail.js';
export { companyFooter } from '../platform/notifications/templates/company-footer.js';
export { forHouse } from '../platform/notifications/templates/for-house.js';
export { receiptTime } from '../platform/notifications/templates/formats.js';
export { renderPlainMail } from '../platform/notifications/templates/plain-mail.js';
export { nameToGreet } from '../platform/notifications/templates/visitor-input.js';

// Events and scheduled jobs
export { ConsumesEvents, type EventConsumer, type ReceivedEvent } from '../platform/events/consumers/event-consumer.js';
export { Scheduled, type Schedule, type ScheduledJob } from '../platform/upkeep/scheduled-job.js';

// Configuration and settings
export { AppConfig } from '../config/app-config.js';
export type { HouseSettings, Language } from '@vitrine/schemas';
