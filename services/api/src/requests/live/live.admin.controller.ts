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
   * Tells of new orders, contact requests and changes within 2 s, in server-sent events: each message is a `LiveChangeDto`, and only of what whoever
   * listens may read. With `Last-Event-ID` nothing since that message is left out; what is told twice has the same `change`. Further messages: `open` first of all, `beat` every 15 s,
   * `missed` where there was more than is told, and `viewers` (`kind`, `id`) when others than before look at a record. The stream ends with its token, its session, or when the
   * process stops; one then asks again.
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

  /** The same changes in one answer, for those who cannot have the stream, such as behind a proxy that holds answers back. */
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
