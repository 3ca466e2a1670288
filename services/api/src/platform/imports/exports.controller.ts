import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { IMPORT_KINDS, type ImportKind } from '@vitrine/schemas';
import type { Response } from 'express';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { answerWithCsv, ApiCsvFile } from '../../common/swagger/csv-file.js';
import { columnNames } from './columns.js';
import { ExportsService } from './exports.service.js';
import { ImportKindPipe } from './import-kind.pipe.js';

@ApiTags('Import and export')
@Controller('admin/exports')
export class ExportsController {
  constructor(private readonly exporting: ExportsService) {}

  /**
   * All products, accessories, stores or coupons as CSV, in UTF-8 with a byte order mark, with the columns of an import; an import of the unchanged
   * file changes nothing. Amounts are in euros, lists have `|` between their entries, other lists and objects are JSON. A cell that a spreadsheet
   * would take for a formula begins with an apostrophe. Stores also need `content:read`, coupons `coupons:read`.
   */
  @Get(':kind')
  @RequiresPermission('catalogue:read')
  @ApiParam({ name: 'kind', description: 'What the rows are', enum: IMPORT_KINDS, enumName: 'ImportKind' })
  @ApiCsvFile('stores', columnNames('stores').join(','))
  @ApiErrors(404)
  async export(
    @Param('kind', ImportKindPipe) kind: ImportKind,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerWithCsv(response, kind, await this.exporting.csv(kind, admin));
  }
}
