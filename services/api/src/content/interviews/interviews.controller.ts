import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { interviewResource, type Language } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { PublicRead } from '../../common/public-read-cache/public-read.js';
import { PublicWrite } from '../../common/public-read-cache/public-write.js';
import { ApiExample, ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { jsonSchema } from '../../common/swagger/json-schema.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { MediaForm } from '../../files/uploads/index.js';
import { InterviewAdminDto, InterviewDto } from './interview.js';
import { InterviewsAdminService, InterviewsService } from './interviews.service.js';

const InterviewId = EntityId('Interview');

const FILES = { video: 'video', thumbnail: 'image' } as const;

const EXAMPLE = {
  title: 'Die Kollektion in der Hand',
  clientName: 'Clara Rosenhag',
  clientTitle: 'Inhaberin',
  clientCompany: 'Juwelier Rosenhag',
  videoUrl: 'https://videos.example/rosenhag.mp4',
  order: 1,
  translations: { en: { title: 'The collection in hand', clientTitle: 'Owner' } },
};

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
export class InterviewsAdminController {
  constructor(private readonly interviews: InterviewsAdminService) {}

  /** All interviews, also the unpublished ones, by `order`. */
  @Get('admin/all')
  @Compressed()
  list(): Promise<InterviewAdminDto[]> {
    return this.interviews.list();
  }

  /** Creates an interview; its video is a file (`video`) or an address (`videoUrl`), `duration` is read from the file. */
  @Post()
  @Audited('interview.create', 'interview')
  @WithVersionTag()
  @WithLocation('/api/interviews')
  @MediaForm(FILES)
  @ApiErrors(400)
  @ApiBody({ schema: jsonSchema(interviewResource.schema) })
  @ApiExample(EXAMPLE)
  create(@Body(JsonObjectPipe) body: Record<string, unknown>): Promise<InterviewAdminDto> {
    return this.interviews.create(body);
  }

  /** Changes any subset of an interview's fields; a new file takes the place of an address and the other way round. 409 `STALE_VERSION`. */
  @Put(':id')
  @Audited('interview.update', 'interview')
  @WithVersionTag()
  @TakesIfMatch()
  @MediaForm(FILES)
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(interviewResource.schema, { published: false, version: 1 })
  update(
    @Param('id', InterviewId) id: string,
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<InterviewAdminDto> {
    return this.interviews.update(id, body, expected);
  }

  /** Deletes an interview. */
  @Delete(':id')
  @Audited('interview.delete', 'interview')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', InterviewId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.interviews.remove(id, expected);
  }
}
