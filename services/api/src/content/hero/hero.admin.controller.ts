import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { heroSchema } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { ApiSubset } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { JsonObjectPipe } from '../../common/validation/json-object.pipe.js';
import { MediaForm } from '../../files/uploads/index.js';
import { HeroAdminDto } from './hero.dto.js';
import { HeroService } from './hero.service.js';

@ApiTags('Hero')
@Controller('hero')
export class HeroAdminController {
  constructor(private readonly hero: HeroService) {}

  /** The hero with both languages. */
  @Get('admin')
  @RequiresPermission('content:read')
  @WithVersionTag()
  get(): Promise<HeroAdminDto> {
    return this.hero.get();
  }

  /** Changes any subset of the hero's fields; `video` is a file or a path, '' removes it. 409 `STALE_VERSION`. */
  @Post()
  @RequiresPermission('content:write')
  @Audited('hero.update', 'hero')
  @WithVersionTag()
  @TakesIfMatch()
  @HttpCode(200)
  @MediaForm({ video: 'video' })
  @ApiErrors(400, { 409: ['STALE_VERSION'] })
  @ApiSubset(heroSchema, { heading: 'Ihre Kollektion. Ihre App.', video: '' })
  update(
    @Body(JsonObjectPipe) body: Record<string, unknown>,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<HeroAdminDto> {
    return this.hero.update(body, expected);
  }
}
