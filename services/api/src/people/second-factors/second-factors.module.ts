import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { HouseFactsModule } from '../../platform/settings/house-facts.module.js';
import { AdminSessionModule } from '../admin-session/admin-session.module.js';
import { Challenges } from './challenges.js';
import { FactorChanges } from './factor-changes.js';
import { FactorSource } from './factor-source.js';
import { PasskeyCeremonies } from './passkeys/passkey-ceremonies.js';
import { PasskeyUses } from './passkeys/passkey-uses.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysService } from './passkeys/passkeys.service.js';
import { Proofs } from './proofs.js';
import { RecoveryCodes } from './recovery/recovery-codes.js';
import { RecoveryCodesController } from './recovery/recovery-codes.controller.js';
import { FactorResetAdminController } from './reset/factor-reset.admin.controller.js';
import { FactorResetService } from './reset/factor-reset.service.js';
import { PasskeySignInController } from './sign-in/passkey-sign-in.controller.js';
import { PasskeySignInService } from './sign-in/passkey-sign-in.service.js';
import { SecondStepController } from './sign-in/second-step.controller.js';
import { SecondStepService } from './sign-in/second-step.service.js';
import { StepUpController } from './step-up/step-up.controller.js';
import { StepUpService } from './step-up/step-up.service.js';
import { TotpController } from './totp/totp.controller.js';
import { TotpSecrets } from './totp/totp-secrets.js';
import { TotpService } from './totp/totp.service.js';

/** The second factors of accounts, and their uses: the second step of a sign-in, and step-up. */
@Module({
  imports: [AdminSessionModule, HouseFactsModule, NotificationsModule],
  controllers: [
    FactorResetAdminController,
    PasskeySignInController,
    PasskeysController,
    RecoveryCodesController,
    SecondStepController,
    StepUpController,
    TotpController,
  ],
  providers: [
    Challenges,
    FactorChanges,
    FactorResetService,
    FactorSource,
    PasskeyCeremonies,
    PasskeySignInService,
    PasskeyUses,
    PasskeysService,
    Proofs,
    RecoveryCodes,
    SecondStepService,
    StepUpService,
    TotpSecrets,
    TotpService,
  ],
})
export class SecondFactorsModule {}
