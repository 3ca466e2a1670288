export { ChangePasswordDialog } from './password/change-password-dialog.js';
export { LoginPage } from './sign-in/login-page.js';
export { RequireAdmin } from './require-admin.js';
export { SessionBadge } from './session-badge.js';
export { useLogOut } from './use-log-out.js';
export { ForgotPasswordPage } from './forgotten/forgot-password-page.js';
export { ResetPasswordPage } from './forgotten/reset-password-page.js';
export { InvitationPage } from './invitation/invitation-page.js';
