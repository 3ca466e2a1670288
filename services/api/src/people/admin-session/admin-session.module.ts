import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { BodyTypeGuard } from '../../common/http/requests/body-types.js';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { AppConfig } from '../../config/app-config.js';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdminGuard } from './admin.guard.js';
import { Admin } from './admin.entity.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { KnownDevices } from './devices/known-devices.js';
import { SessionRenewalService } from './sessions/session-renewal.service.js';
import { AdminsService } from './admins.service.js';
import { PermissionDeclarations } from './permission-declarations.js';
import { PermissionGuard } from './permission.guard.js';
import { SecondFactors } from './second-factors.js';
import { OwnAccountService } from './own-account.service.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OpsSessionService } from './sessions/ops-session.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignInService } from './sign-in.service.js';
import { TOKEN_ALGORITHM, TokenStrategy } from './sessions/token.strategy.js';

/** Sign-in of administrators, and the guard that denies every route by default. */
@Module({
  imports: [
    ApiKeysModule,
    DiscoveryModule,
    NotificationsModule,
    MikroOrmModule.forFeature([Admin]),
    JwtModule.registerAsync({
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        secret: config.jwtSecret,
        signOptions: { algorithm: TOKEN_ALGORITHM },
        verifyOptions: { algorithms: [TOKEN_ALGORITHM] },
      }),
    }),
  ],
  controllers: [AdminSessionController, OwnSessionsController],
  providers: [
    AdminsService,
    AdminSessionsService,
    KnownDevices,
    OpsSessionService,
    OwnAccountService,
    SecondFactors,
    SessionRenewalService,
    SignInLimits,
    SignInService,
    TokenStrategy,
    PermissionDeclarations,
    { provide: APP_GUARD, useClass: AdminGuard },
    { provide: APP_GUARD, useClass: PermissionGuard },
    { provide: APP_GUARD, useClass: BodyTypeGuard },
  ],
  exports: [
    AdminsService,
    AdminSessionsService,
    KnownDevices,
    OpsSessionService,
    SecondFactors,
    SessionRenewalService,
    SignInLimits,
  ],
})
export class AdminSessionModule {}
