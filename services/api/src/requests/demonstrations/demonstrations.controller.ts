import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { demonstrationRequestSchema, type DemonstrationRequest, type Language } from '@vitrine/schemas';
import type { Response } from 'express';
import { WithLocation } from '../../common/http/answer-rules.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { EXAMPLE_TIMES } from '../../common/swagger/coming-times.js';
import { answerOf } from '../visitor-requests/idempotency/idempotency.js';
import { VisitorRequest } from '../visitor-requests/visitor-request.js';
import { AcceptedDemonstrationDto } from './demonstration.dto.js';
import { DemonstrationsService } from './demonstrations.service.js';

@ApiTags('Demonstrations')
@Controller('demonstrations')
export class DemonstrationsController {
  constructor(private readonly demonstrations: DemonstrationsService) {}

  /**
   * Accepts a request for a demonstration and acknowledges it by mail, with the first time as a tentative calendar entry. With an `Idempotency-Key` a repeat
   * within 24 hours gets the first answer again, with `Idempotency-Replayed: true`.
   */
  @Post()
  @WithLocation('/api/demonstrations/admin')
  @VisitorRequest()
  @ApiExample({
    kind: 'video',
    name: 'Erika Muster',
    email: 'erika@juwelier.example',
    company: 'Juwelier Beispiel GmbH',
    wishes: EXAMPLE_TIMES,
    consent: true,
  })
  async accept(
    @Body({ schema: demonstrationRequestSchema }) body: DemonstrationRequest,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AcceptedDemonstrationDto> {
    return answerOf(await this.demonstrations.accept(body, language, idempotencyKey), response);
  }
}
