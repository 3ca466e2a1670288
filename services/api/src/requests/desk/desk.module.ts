import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../common/personal-data/personal-data.module.js';
import { NotificationsModule } from '../../platform/notifications/notifications.module.js';
import { ListExport } from './exports/list-export.js';
import { FollowUps } from './follow-ups/follow-ups.service.js';
import { Retailers } from './retailer/retailers.service.js';
import { Notes } from './notes/notes.service.js';
import { Replies } from './replies/replies.service.js';
import { EncryptedEntries } from './timeline/encrypted-entries.js';
import { EntriesExport } from './timeline/entries-export.js';
import { EntryPrivacy } from './timeline/entry-privacy.js';
import { Timeline } from './timeline/timeline.service.js';
import { Assignments } from './work/assignments.service.js';
import { Colleagues } from './work/colleagues.js';
import { DeskAdminController } from './work/desk.admin.controller.js';
import { Work } from './work/work.js';

/** How several members of staff work on one record, for the domains that own the records. */
@Module({
  imports: [PersonalDataModule, NotificationsModule],
  controllers: [DeskAdminController],
  providers: [
    Assignments,
    Colleagues,
    EncryptedEntries,
    EntriesExport,
    EntryPrivacy,
    FollowUps,
    Retailers,
    ListExport,
    Notes,
    Replies,
    Timeline,
    Work,
  ],
  exports: [
    Assignments,
    EncryptedEntries,
    EntriesExport,
    FollowUps,
    Retailers,
    ListExport,
    Notes,
    Replies,
    Timeline,
    Work,
  ],
})
export class DeskModule {}
