import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { interviewResource, type Language } from '@vitrine/schemas';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ResourceController } from '../../resource/index.js';
import { newInterviewSchema } from './interview-video.js';
import { InterviewAdminDto, InterviewDto } from './interview.js';
import { InterviewsAdminService, InterviewsService } from './interviews.service.js';

const InterviewId = EntityId('Interview');

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
  get(@Param('id', InterviewId) id: string, @RequestLanguage() language: Language): Promise<InterviewDto> {
    return this.interviews.get(id, language);
  }
}

@ApiTags('Interviews')
@PublicWrite('interviews')
@Controller('interviews')
export class InterviewsAdminController extends ResourceController(interviewResource, {
  path: 'interviews',
  permissions: 'content',
  all: 'admin/all',
  service: InterviewsAdminService,
  answer: InterviewAdminDto,
  created: newInterviewSchema,
  files: { video: 'video', captionsGerman: 'captions', captionsEnglish: 'captions', thumbnail: 'image' },
  exampleWithout: ['videoFile', 'captionsGerman', 'captionsEnglish', 'thumbnail'],
  change: { published: false, version: 1 },
  summaries: {
    list: 'All interviews, also the unpublished ones, by `order`.',
    create:
      'Creates an interview; its video is a file (`video`) or an address (`videoUrl`), `duration` is read from the file.',
    update:
      "Changes any subset of an interview's fields; a new file takes the place of an address and the other way round. 409 `STALE_VERSION`.",
    remove: 'Deletes an interview.',
  },
}) {}
