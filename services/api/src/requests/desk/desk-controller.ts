import { Body, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { noteSchema, timelineQuerySchema, TRASH_DAYS, type Note, type TimelineQuery } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { WithLocation, WithVersionTag } from '../../common/http/answer-rules.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { setNextLink } from '../../common/http/next-link.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import type { DeskRecords } from './desk-records.js';
import { RetailerRequestsDto } from './retailer/retailer.dto.js';
import { Retailers } from './retailer/retailers.service.js';
import { Notes } from './notes/notes.service.js';
import type { RecordKind } from './record-kind.js';
import { NoteEntryDto, TimelineDto, type TimelineEntry } from './timeline/timeline.dto.js';
import { Timeline } from './timeline/timeline.service.js';

const NoteId = EntityId('Note');
const NOTE = { text: 'Wünscht einen Rückruf am Montag.' };
const IN_PATH = { name: 'noteId', description: 'Id of the note (UUID v7)', format: 'uuid', type: String };

/**
 * Base of a staff controller for timeline, notes and retailer of a record (contract: A desk for several people). The extending class has `@ApiTags`
 * and `@Controller`, whose path the record's id follows.
 */
export function DeskController({ name, noun, permissions, path }: RecordKind, records: Type<DeskRecords>) {
  const RecordId = EntityId(noun);
  const called = noun.toLowerCase();

  class RecordDeskController {
    constructor(
      @Inject(records) protected readonly records: DeskRecords,
      @Inject(Timeline) protected readonly timelines: Timeline,
      @Inject(Notes) protected readonly notes: Notes,
      @Inject(Retailers) protected readonly retailers: Retailers,
    ) {}

    @Get(':id/timeline')
    @RequiresPermission(`${permissions}:read`)
    @Audited(`${name}.timeline.read`, name, () => [])
    @ApiOperation({ summary: `Timeline of one ${called}, newest first` })
    @ApiOkResponse({ type: TimelineDto })
    @ApiResponseHeaders({ 200: ['Link'] })
    @ApiErrors(400, 404)
    async timeline(
      @Param('id', RecordId) id: string,
      @Query({ schema: timelineQuerySchema }) query: TimelineQuery,
      @CurrentAdmin() admin: CurrentAdminInfo,
      @Req() request: Request,
      @Res({ passthrough: true }) response: Response,
    ): Promise<TimelineDto> {
      const page = await this.timelines.list(this.records, id, query, admin);
      setNextLink(request, response, page.next);
      return page;
    }

    @Get(':id/retailer')
    @RequiresPermission(`${permissions}:read`)
    @Audited(`${name}.retailer.read`, 'request', ({ requests }: RetailerRequestsDto) => requests.map(({ id }) => id))
    @ApiOperation({
      summary: `What else the retailer of one ${called} asked for, newest first`,
      description: 'Requests of the same address or company, of each kind whose permission the reader has.',
    })
    @ApiOkResponse({ type: RetailerRequestsDto })
    @ApiErrors(404)
    retailer(@Param('id', RecordId) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<RetailerRequestsDto> {
      return this.retailers.find(name, id, admin);
    }

    @Post(':id/notes')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${name}.note.create`, name)
    @WithVersionTag()
    @WithLocation(`/api/${path}/{id}/notes`)
    @ApiOperation({ summary: `Writes a note beside one ${called}, for staff alone` })
    @ApiCreatedResponse({ type: NoteEntryDto })
    @ApiErrors(400, 404, 409)
    @ApiExample(NOTE)
    addNote(
      @Param('id', RecordId) id: string,
      @Body({ schema: noteSchema }) body: Note,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<TimelineEntry> {
      return this.notes.add(this.records, id, body, admin);
    }

    @Put(':id/notes/:noteId')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${name}.note.update`, name)
    @WithVersionTag()
    @TakesIfMatch()
    @ApiOperation({ summary: 'Changes a note; only its author and owners may' })
    @ApiParam(IN_PATH)
    @ApiOkResponse({ type: NoteEntryDto })
    @ApiErrors(400, 404, { 409: ['STALE_VERSION', 'CONFLICT'] })
    @ApiExample(NOTE)
    editNote(
      @Param('id', RecordId) id: string,
      @Param('noteId', NoteId) noteId: string,
      @Body({ schema: noteSchema }) body: Note,
      @CurrentAdmin() admin: CurrentAdminInfo,
      @IfMatch() expected: ExpectedVersions,
    ): Promise<TimelineEntry> {
      return this.notes.edit(this.records, { recordId: id, id: noteId }, body, { actor: admin, expected });
    }

    @Post(':id/notes/:noteId/restore')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${name}.note.restore`, name)
    @WithVersionTag()
    @HttpCode(200)
    @ApiOperation({
      summary: `Restores a deleted note; possible for ${TRASH_DAYS} days, for its author and owners`,
    })
    @ApiParam(IN_PATH)
    @ApiOkResponse({ type: NoteEntryDto })
    @ApiErrors(404, 409)
    restoreNote(
      @Param('id', RecordId) id: string,
      @Param('noteId', NoteId) noteId: string,
      @CurrentAdmin() admin: CurrentAdminInfo,
    ): Promise<TimelineEntry> {
      return this.notes.restore(this.records, { recordId: id, id: noteId }, { actor: admin });
    }

    @Delete(':id/notes/:noteId')
    @RequiresPermission(`${permissions}:write`)
    @Audited(`${name}.note.delete`, name)
    @TakesIfMatch()
    @HttpCode(204)
    @ApiOperation({
      summary: 'Deletes a note; only its author and owners may',
      description: `It can be restored for ${TRASH_DAYS} days.`,
    })
    @ApiParam(IN_PATH)
    @ApiNoContentResponse()
    @ApiErrors(404)
    removeNote(
      @Param('id', RecordId) id: string,
      @Param('noteId', NoteId) noteId: string,
      @CurrentAdmin() admin: CurrentAdminInfo,
      @IfMatch() expected: ExpectedVersions,
    ): Promise<void> {
      return this.notes.remove(this.records, { recordId: id, id: noteId }, { actor: admin, expected });
    }
  }
  return RecordDeskController;
}
