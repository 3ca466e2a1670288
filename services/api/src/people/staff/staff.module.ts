import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { AdminSessionModule } from '../admin-session/admin-session.module.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { InvitationsAdminController } from './invitations/invitations.admin.controller.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { AdminLinks } from './links/admin-links.js';
import { LinkTokens } from './links/link-tokens.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import { PasswordResetService } from './password-reset/password-reset.service.js';
import { StaffAdminController } from './staff.admin.controller.js';
import { StaffService } from './staff.service.js';

/** The team: its accounts, roles and states, invitations, and password resets. */
@Module({
  imports: [AdminSessionModule, ApiKeysModule, NotificationsModule],
  controllers: [InvitationsAdminController, InvitationsController, PasswordResetController, StaffAdminController],
  providers: [AdminLinks, InvitationsService, LinkTokens, PasswordResetService, StaffService],
})
export class StaffModule {}
