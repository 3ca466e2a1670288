import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { interviewSchema } from '@vitrine/schemas';
import { Audited } from '../common/audit/audited.js';
import { Compressed, WithLocation, WithVersionTag } from '../common/http/answer-rules.js';
import { EntityId } from '../common/http/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../common/http/if-match.js';
import { ApiExample, ApiSubset } from '../common/swagger/api-bodies.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { jsonSchema } from '../common/swagger/json-schema.js';
import { JsonObjectPipe } from '../common/validation/json-object.pipe.js';
import { MediaForm } from '../uploads/index.js';
import { InterviewAdminDto } from './interview.dto.js';
import { InterviewsAdminService } from './interviews.admin.service.js';

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
  @MediaForm({ video: 'video', thumbnail: 'image' })
  @ApiErrors(400)
  @ApiBody({ schema: jsonSchema(interviewSchema) })
  @ApiExample(EXAMPLE)
  create(@Body(JsonObjectPipe) body: Record<string, unknown>): Promise<InterviewAdminDto> {
    return this.interviews.create(body);
  }

  /** Changes any subset of an interview's fields; a new file takes the place of an address and the other way round. 409 `STALE_VERSION`. */
  @Put(':id')
  @Audited('interview.update', 'interview')
  @WithVersionTag()
  @TakesIfMatch()
  @MediaForm({ video: 'video', thumbnail: 'image' })
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiSubset(interviewSchema, { published: false, version: 1 })
  update(
    @Param('id', EntityId('Interview')) id: string,
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
  remove(@Param('id', EntityId('Interview')) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.interviews.remove(id, expected);
  }
}
