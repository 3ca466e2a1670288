import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { eventsQuerySchema, type EventsQuery } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { setNextLink } from '../../common/http/next-link.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { EventsDto } from './event.dto.js';
import { EventsService } from './events.service.js';

@ApiTags('Other programs')
@Controller('events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  /**
   * What happened, the oldest first. Read on with `next`: nothing is left out and nothing comes twice, whatever is written meanwhile. An event appears as
   * soon as everything that began before it has ended, and is kept for 30 days.
   */
  @Get()
  @RequiresPermission('events:read')
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400)
  async list(
    @Query({ schema: eventsQuerySchema }) query: EventsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EventsDto> {
    const { isFull, ...answer } = await this.events.list(query);
    setNextLink(request, response, isFull ? answer.next : null);
    return answer;
  }
}
