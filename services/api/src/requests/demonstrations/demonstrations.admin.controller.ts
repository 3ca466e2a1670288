import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  demonstrationExportQuerySchema,
  demonstrationListQuerySchema,
  demonstrationUpdateSchema,
  type DemonstrationExportQuery,
  type DemonstrationListQuery,
  type DemonstrationUpdate,
} from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { setNextLink } from '../../common/http/next-link.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { answerWithCsv, ApiCsvFile } from '../../common/swagger/csv-file.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { ResentAcknowledgementDto } from '../visitor-requests/request.dto.js';
import { DemonstrationDto, DemonstrationPageDto, DemonstrationStatsDto } from './demonstration.dto.js';
import { DEMONSTRATION_EXPORT_EXAMPLE, DemonstrationExport } from './demonstration-export.js';
import { DemonstrationsAdminService } from './demonstrations.admin.service.js';

const DemonstrationId = EntityId('Demonstration');

@ApiTags('Demonstrations')
@Controller('demonstrations/admin')
export class DemonstrationsAdminController {
  constructor(
    private readonly demonstrations: DemonstrationsAdminService,
    private readonly exporting: DemonstrationExport,
  ) {}

  /** A page of requests for a demonstration, newest first. */
  @Get('all')
  @RequiresPermission('contacts:read')
  @Audited('demonstrations.read', 'demonstration', ({ demonstrations }: DemonstrationPageDto) =>
    demonstrations.map(({ id }) => id),
  )
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400)
  async list(
    @Query({ schema: demonstrationListQuerySchema }) query: DemonstrationListQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DemonstrationPageDto> {
    const page = await this.demonstrations.list(query);
    setNextLink(request, response, page.next);
    return page;
  }

  /**
   * The requests for a demonstration of the list as CSV, in UTF-8 with a byte order mark, without what visitors wrote unless `columns` names `company`
   * or `name`, which needs `customers:decrypt`, too; the whole needs `contacts:read` as well. A cell that a spreadsheet would take for a formula
   * begins with an apostrophe. Who exported which columns is written to the audit log first (`demonstrations.export`). A reader who takes nothing for
   * a minute, or is not done after ten, is cut off. While two exports of lists run, a third is 503.
   */
  @Get('export')
  @RequiresPermission('orders:export')
  @Audited('demonstrations.export', 'demonstration')
  @ApiCsvFile('demonstrations', DEMONSTRATION_EXPORT_EXAMPLE)
  @ApiErrors(400)
  async export(
    @Query({ schema: demonstrationExportQuerySchema }) query: DemonstrationExportQuery,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerWithCsv(response, 'demonstrations', await this.exporting.csv(query, admin));
  }

  /** How many requests for a demonstration there are, in all and of each status. */
  @Get('stats')
  @RequiresPermission('contacts:read')
  stats(): Promise<DemonstrationStatsDto> {
    return this.demonstrations.stats();
  }

  /** One request for a demonstration with the state of the last mail to the customer. */
  @Get(':id')
  @RequiresPermission('contacts:read')
  @Audited('demonstration.read', 'demonstration', ({ id }: DemonstrationDto) => [id])
  @WithVersionTag()
  @ApiErrors(404)
  get(@Param('id', DemonstrationId) id: string): Promise<DemonstrationDto> {
    return this.demonstrations.get(id);
  }

  /**
   * Confirms a time, declines, or notes that the demonstration took place; also the notes, where they are given. Confirming, moving and declining send the
   * customer a mail with a calendar entry. 409 `STALE_VERSION`.
   */
  @Put(':id/status')
  @RequiresPermission('contacts:write')
  @Audited('demonstration.update', 'demonstration')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiExample({ status: 'declined', adminNotes: 'An keinem der Termine möglich.' })
  update(
    @Param('id', DemonstrationId) id: string,
    @Body({ schema: demonstrationUpdateSchema }) body: DemonstrationUpdate,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<DemonstrationDto> {
    return this.demonstrations.update(id, body, expected);
  }

  /** Sends the customer the mail about the present status again: the acknowledgement, the confirmation or the refusal. */
  @Post(':id/resend-acknowledgement')
  @RequiresPermission('contacts:write')
  @Audited('demonstration.acknowledgement.resend', 'demonstration')
  @HttpCode(202)
  @ApiErrors(404)
  async resendAcknowledgement(@Param('id', DemonstrationId) id: string): Promise<ResentAcknowledgementDto> {
    await this.demonstrations.resendAcknowledgement(id);
    return { status: 'pending' };
  }

  /** Restores a deleted request for a demonstration; possible for 30 days. */
  @Post(':id/restore')
  @RequiresPermission('contacts:write')
  @Audited('demonstration.restore', 'demonstration')
  @WithVersionTag()
  @HttpCode(200)
  @ApiErrors(404)
  restore(
    @Param('id', DemonstrationId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<DemonstrationDto> {
    return this.demonstrations.restore(id, admin);
  }

  /** Deletes a request for a demonstration; it can be restored for 30 days. */
  @Delete(':id')
  @RequiresPermission('contacts:write')
  @Audited('demonstration.delete', 'demonstration')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(
    @Param('id', DemonstrationId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.demonstrations.remove(id, admin, expected);
  }
}
