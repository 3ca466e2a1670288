import { Body, Get, Inject, Param, Post, Put, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import {
  assigneeSchema,
  followUpSchema,
  replySchema,
  type Assignee,
  type FollowUp,
  type Reply,
} from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithLocation } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { DeskController } from './desk-controller.js';
import type { WorkedRecords } from './desk-records.js';
import { FollowUps } from './follow-ups/follow-ups.service.js';
import type { WorkedKind } from './record-kind.js';
import { Replies } from './replies/replies.service.js';
import { ANY_ENTRY, MailEntryDto, type TimelineEntry } from './timeline/timeline.dto.js';
import { Assignments } from './work/assignments.service.js';
import { Work } from './work/work.js';
import { WorkDto } from './work/work.dto.js';

const EntryId = EntityId('Entry');

/** {@link DeskController} for records that can be assigned, followed up and replied to (contract: A desk for several people). */
export function WorkController(kind: WorkedKind, records: Type<WorkedRecords>) {
  const { name, noun, permissions, path } = kind;
  const RecordId = EntityId(noun);
  const called = noun.toLowerCase();

  class RecordWorkController extends DeskController(kind, records) {
    @Inject(records) protected readonly worked!: WorkedRecords;
    @Inject(Assignments) protected readonly assignments!: Assignments;
    @Inject(FollowUps) protected readonly followUps!: FollowUps;
    @Inject(Replies) protected readonly replies!: Replies;
    @Inject(Work) protected readonly work!: Work;

    @Put(':id/assignee')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${name}.assign`, name)
    @ApiOperation({ summary: `Says who answers one ${called}; null = nobody` })
    @ApiOkResponse({ type: WorkDto })
    @ApiErrors(400, 404, 409)
    @ApiExample({ staffId: null })
    async assign(
      @Param('id', RecordId) id: string,
      @Body({ schema: assigneeSchema }) body: Assignee,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<WorkDto> {
      await this.assignments.assign(kind, id, body, admin);
      return this.work.get(kind, id);
    }

    @Put(':id/follow-up')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${name}.follow-up`, name)
    @ApiOperation({
      summary: `Sets or removes the follow-up day of one ${called}; null = no day`,
      description: `On its morning, at 08:00 in Europe/Berlin, a mail is sent to the assignee, or to all with \`${permissions}:write\`.`,
    })
    @ApiOkResponse({ type: WorkDto })
    @ApiErrors(400, 404, 409)
    @ApiExample({ on: null, text: '' })
    async followUp(
      @Param('id', RecordId) id: string,
      @Body({ schema: followUpSchema }) body: FollowUp,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<WorkDto> {
      await this.followUps.set(kind, id, body, admin);
      return this.work.get(kind, id);
    }

    @Get(':id/timeline/:entryId')
    @RequiresPermission(`${permissions}:read`)
    @Audited(`${name}.timeline.entry.read`, name, () => [])
    @ApiOperation({ summary: `One entry of the timeline of one ${called}` })
    @ApiParam({ name: 'entryId', description: 'Id of the entry (UUID)', format: 'uuid', type: String })
    @ApiOkResponse({ schema: ANY_ENTRY })
    @ApiErrors(404)
    entry(
      @Param('id', RecordId) id: string,
      @Param('entryId', EntryId) entryId: string,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<TimelineEntry> {
      return this.timelines.get(this.records, id, entryId, admin);
    }

    @Post(':id/reply')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${name}.reply`, name)
    @WithLocation(`/api/${path}/{id}/timeline`)
    @ApiOperation({ summary: `Replies to the customer of one ${called} by mail, in their language` })
    @ApiCreatedResponse({ type: MailEntryDto })
    @ApiErrors(400, 404, 409)
    @ApiExample({ text: 'Guten Tag Frau Mustermann,\n\nwir melden uns am Montag bei Ihnen.' })
    reply(
      @Param('id', RecordId) id: string,
      @Body({ schema: replySchema }) body: Reply,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<TimelineEntry> {
      return this.replies.reply(this.worked, id, body, admin);
    }
  }
  return RecordWorkController;
}
