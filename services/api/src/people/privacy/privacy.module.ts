import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuditService } from './audit.service.js';
import { AuditVerifier } from './audit-verification.js';
import { ErasureRedo } from './erasure-redo.js';
import { KeyRotation } from './key-rotation.js';
import { KeysInUse } from './keys-in-use.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import { PrivacyAdminController } from './privacy.admin.controller.js';
import { PrivacyService } from './privacy.service.js';

/** The rights of people whose data are stored, the audit log, and the rotation of keys, for all holders that the domains provide. */
@Module({
  imports: [DiscoveryModule, PersonalDataModule],
  controllers: [AuditAdminController, PrivacyAdminController],
  providers: [AuditService, AuditVerifier, ErasureRedo, KeyRotation, KeysInUse, PersonalDataHolders, PrivacyService],
})
export class PrivacyModule {}
