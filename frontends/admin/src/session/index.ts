export { ChangePasswordDialog } from './change-password-dialog.js';
export { LoginPage } from './login-page.js';
export { RequireAdmin } from './require-admin.js';
export { SessionBadge } from './session-badge.js';
