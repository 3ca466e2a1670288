import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { AppConfig } from '../../config/app-config.js';
import { Database } from '../../database/database.js';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import type { WorkedRecords } from './desk-records.js';
import { FollowUpMails } from './follow-ups/follow-up-mails.js';
import { FollowUpUpkeep } from './follow-ups/follow-up-upkeep.js';
import { NotePurge } from './notes/note-purge.js';
import { ReplyMails } from './replies/reply-mails.js';
import { EncryptedEntries } from './timeline/encrypted-entries.js';
import { EntryPrivacy } from './timeline/entry-privacy.js';

/** The mails of replies and follow-ups, and the purge of deleted notes, for the worker. */
@Module({})
export class DeskWorkerModule {
  /**
   * @param records the providers of the records that mails are about
   * @param imports the modules that provide them
   */
  static withRecords(records: Type<WorkedRecords>[], imports: Type[]): DynamicModule {
    const inject = [Database, EntryPrivacy, AppConfig, ...records];
    return {
      module: DeskWorkerModule,
      imports: [PersonalDataModule, NotificationsModule, ...imports],
      providers: [
        EncryptedEntries,
        EntryPrivacy,
        FollowUpUpkeep,
        NotePurge,
        {
          provide: ReplyMails,
          inject,
          useFactory: (database: Database, privacy: EntryPrivacy, config: AppConfig, ...all: WorkedRecords[]) =>
            new ReplyMails(database, privacy, config, all),
        },
        {
          provide: FollowUpMails,
          inject,
          useFactory: (database: Database, privacy: EntryPrivacy, config: AppConfig, ...all: WorkedRecords[]) =>
            new FollowUpMails(database, privacy, config, all),
        },
      ],
      exports: [ReplyMails, FollowUpMails],
    };
  }
}
