import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { AuditSubjects } from './audit-subjects.js';
import { BlindIndex } from './blind-index.js';
import { FieldCipher } from './field-cipher.js';
import { Keyring } from './keyring.js';

/** Encryption and blind index of personal data, with the keys of `FIELD_KEYS`. */
@Global()
@Module({
  providers: [
    AuditSubjects,
    { provide: Keyring, inject: [AppConfig], useFactory: (config: AppConfig) => new Keyring(config.fieldKeys) },
    { provide: FieldCipher, inject: [Keyring], useFactory: (keyring: Keyring) => new FieldCipher(keyring) },
    { provide: BlindIndex, inject: [Keyring], useFactory: (keyring: Keyring) => new BlindIndex(keyring) },
  ],
  exports: [AuditSubjects, FieldCipher, BlindIndex],
})
export class PersonalDataModule {}
