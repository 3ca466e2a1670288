export { createVitrineClient, type ClientOptions, type Language, type VitrineClient } from './client.js';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  type FieldError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ValidationError,
  VitrineError,
} from './errors.js';
export type { components, operations, paths } from './schema.js';
export { verifyWebhook, type WebhookEvent, WebhookVerificationError } from './webhooks.js';
