import { Controller, Get, Headers, Query, Sse, SseSignal, type MessageEvent } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { liveQuerySchema, sentence, type LiveQuery } from '@vitrine/schemas';
import type { Observable } from 'rxjs';
import { CurrentAdmin, type SignedInStaff } from '../../common/auth/current-admin.js';
import { ForOwnAccount } from '../../common/auth/requires-permission.js';
import { validationFailed } from '../../common/errors/api-error.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { LiveFeed } from './live-feed.js';
import { LiveStreams } from './live-streams.js';
import { LiveChangesDto } from './live.dto.js';
import { readPlace, writePlace } from './live-place.js';
import { presentChanges } from './present-change.js';

const EXAMPLE = `event: open
id: WyIxIiwiODQ3IiwiMTc5NTUyMTc3MyJd
data: {}

id: WyIxIiwiODQ3IiwiMTc5NTUyMTc3MyJd
data: {"change":"0197a3f2-7c1e-7000-8000-000000000001","kind":"order.created","id":"0197a3f2-7c1e-7000-8000-000000000000","at":"2026-11-24T09:15:00.000Z","by":null,"own":false}

`;

@ApiTags('Desk')
@Controller('admin/live')
export class LiveAdminController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly feed: LiveFeed,
  ) {}

  /**
   * Streams live changes as server-sent events within 2 s, each a `LiveChangeDto`, limited to the caller's read permissions. `Last-Event-ID` resumes
   * the stream; a repeated change has the same `change` id. Other messages: `open` first, `beat` every 15 s, `missed` when some changes were not
   * sent, `viewers` (`kind`, `id`) when the viewers of a record changed. The stream ends with the token, the session or the process; the client then
   * reconnects.
   */
  @Sse()
  @ForOwnAccount()
  @ApiHeader({
    name: 'Last-Event-ID',
    description: 'Id of the last message that was received',
    required: false,
    schema: { type: 'string' },
  })
  @ApiOkResponse({
    description: 'Messages, until the stream ends',
    content: { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLE } },
  })
  @ApiErrors(429)
  async stream(
    @Headers('last-event-id') last: string | undefined,
    @CurrentAdmin() admin: SignedInStaff,
    @SseSignal() signal: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const after = last ? (readPlace(last) ?? null) : undefined;
    return (await this.streams.open(admin, after, signal)).messages;
  }

  /** The same changes as one answer, for clients whose proxy buffers the stream. */
  @Get('changes')
  @ForOwnAccount()
  @ApiErrors(400)
  async changes(
    @Query({ schema: liveQuerySchema }) { after }: LiveQuery,
    @CurrentAdmin() admin: SignedInStaff,
  ): Promise<LiveChangesDto> {
    const from = after === '' ? undefined : readPlace(after);
    if (after !== '' && !from) throw validationFailed([{ field: 'after', message: sentence('desk.cursor') }]);
    const { place, changes, isMissed } = await this.feed.read(from);
    return { changes: presentChanges(changes, admin), missed: isMissed, next: writePlace(place) };
  }
}
