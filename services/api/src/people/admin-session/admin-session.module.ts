import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { BodyTypeGuard } from '../../common/http/requests/body-types.js';
import { AppConfig } from '../../config/app-config.js';
import { AdminSessionController } from './admin-session.controller.js';
import { AdminGuard } from './admin.guard.js';
import { Admin } from './admin.entity.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';
import { AdminsService } from './admins.service.js';
import { PermissionDeclarations } from './permission-declarations.js';
import { PermissionGuard } from './permission.guard.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { OpsSessionService } from './sessions/ops-session.service.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignInService } from './sign-in.service.js';
import { TOKEN_ALGORITHM, TokenStrategy } from './sessions/token.strategy.js';

/** Sign-in of administrators, and the guard that denies every route by default. */
@Module({
  imports: [
    DiscoveryModule,
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
    OpsSessionService,
    SignInLimits,
    SignInService,
    TokenStrategy,
    PermissionDeclarations,
    { provide: APP_GUARD, useClass: AdminGuard },
    { provide: APP_GUARD, useClass: PermissionGuard },
    { provide: APP_GUARD, useClass: BodyTypeGuard },
  ],
  exports: [OpsSessionService],
})
export class AdminSessionModule {}
