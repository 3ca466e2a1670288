import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contactRequestSchema, type ContactRequest, type Language } from '@vitrine/schemas';
import type { Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { WithLocation } from '../../common/http/answer-rules.js';
import { WithOwnIdempotencyKey } from '../../common/idempotency/idempotency-declaration.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiRequestHeaders } from '../../common/swagger/request-headers.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { AcceptedContactDto } from './contact.dto.js';
import { ContactsService } from './contacts.service.js';

@ApiTags('Contacts')
@Controller('contacts')
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  /**
   * Accepts a contact request and acknowledges it by mail, in the language of the body, of `?lang` or of `Accept-Language`. With an `Idempotency-Key` a
   * repeat within 24 hours gets the first answer again, with `Idempotency-Replayed: true`.
   */
  @Post()
  @WithLocation('/api/contacts/admin')
  @Public()
  @RateLimit('contacts')
  @WithOwnIdempotencyKey()
  @ApiRequestHeaders('Accept-Language', 'Idempotency-Key')
  @ApiResponseHeaders({ 201: ['Vary', 'Idempotency-Replayed'] })
  @ApiErrors(400, 422)
  @ApiExample({
    name: 'Erika Muster',
    email: 'erika@juwelier.example',
    subject: 'Beratung',
    message: 'Welche Edition passt zu unserem Haus?',
  })
  async accept(
    @Body({ schema: contactRequestSchema }) body: ContactRequest,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AcceptedContactDto> {
    const { answer, isRepeat } = await this.contacts.accept(body, language, idempotencyKey);
    if (isRepeat) response.set('Idempotency-Replayed', 'true');
    return answer;
  }
}
