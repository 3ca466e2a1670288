import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contactRequestSchema, type ContactRequest, type Language } from '@vitrine/schemas';
import type { Response } from 'express';
import { WithLocation } from '../../common/http/answer-rules.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { answerOf } from '../visitor-requests/idempotency/idempotency.js';
import { VisitorRequest } from '../visitor-requests/visitor-request.js';
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
  @VisitorRequest()
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
    return answerOf(await this.contacts.accept(body, language, idempotencyKey), response);
  }
}
