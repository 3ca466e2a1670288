import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@vitrine/schemas';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { RequestLanguage } from '../common/http/request-language.js';
import { PublicRead } from '../common/public-read-cache/public-read.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { InterviewDto } from './interview.dto.js';
import { InterviewsService } from './interviews.service.js';

@ApiTags('Interviews')
@Controller('interviews')
export class InterviewsController {
  constructor(private readonly interviews: InterviewsService) {}

  /** The published interviews, by `order`. */
  @Get()
  @PublicRead('interviews', 'media_files')
  list(@RequestLanguage() language: Language): Promise<InterviewDto[]> {
    return this.interviews.list(language);
  }

  /** One published interview. */
  @Get(':id')
  @PublicRead('interviews', 'media_files')
  @ApiErrors(404)
  get(@Param('id', EntityId('Interview')) id: string, @RequestLanguage() language: Language): Promise<InterviewDto> {
    return this.interviews.get(id, language);
  }
}
