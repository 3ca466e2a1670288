import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { contactRequestSchema, type ContactRequest, type Language } from '@vitrine/schemas';
import { Public } from '../../common/auth/public.decorator.js';
import { WithLocation } from '../../common/http/answer-rules.js';
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

  /** Accepts a contact request and acknowledges it by mail, in the language of the body, of `?lang` or of `Accept-Language`. */
  @Post()
  @WithLocation('/api/contacts/admin')
  @Public()
  @RateLimit('contacts')
  @ApiRequestHeaders('Accept-Language')
  @ApiResponseHeaders({ 201: ['Vary'] })
  @ApiErrors(400)
  @ApiExample({
    name: 'Erika Muster',
    email: 'erika@juwelier.example',
    subject: 'Beratung',
    message: 'Welche Edition passt zu unserem Haus?',
  })
  accept(
    @Body({ schema: contactRequestSchema }) body: ContactRequest,
    @RequestLanguage() language: Language,
  ): Promise<AcceptedContactDto> {
    return this.contacts.accept(body, language);
  }
}
