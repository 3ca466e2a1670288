import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { COMPANY_TIME_ZONE, IMPORT_KINDS, type ImportKind } from '@vitrine/schemas';
import type { Response } from 'express';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { columnNames } from './columns.js';
import { ExportsService } from './exports.service.js';
import { ImportKindPipe } from './import-kind.pipe.js';

/** Who takes nothing of an export for so long is cut off. */
const READER_MS = 60_000;

@ApiTags('Import and export')
@Controller('admin/exports')
export class ExportsController {
  constructor(private readonly exporting: ExportsService) {}

  /**
   * All products, accessories, stores or coupons as CSV, in UTF-8 with a byte order mark, with the columns that an import takes: brought back as it is, the file
   * changes nothing. Amounts are in euros, lists have `|` between their entries, other lists and objects are JSON. A cell that a spreadsheet would take for a
   * formula begins with an apostrophe. Stores also need `content:read`, coupons `coupons:read`.
   */
  @Get(':kind')
  @RequiresPermission('catalogue:read')
  @ApiParam({ name: 'kind', description: 'What the rows are', enum: IMPORT_KINDS, enumName: 'ImportKind' })
  @ApiOkResponse({
    description: 'A file, `stores-YYYY-MM-DD.csv`',
    content: { 'text/csv': { schema: { type: 'string' }, example: columnNames('stores').join(',') } },
  })
  @ApiErrors(404)
  @ApiResponseHeaders({ 200: ['Content-Disposition'] })
  async export(
    @Param('kind', ImportKindPipe) kind: ImportKind,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    response.setTimeout(READER_MS);
    const day = new Date().toLocaleDateString('sv-SE', { timeZone: COMPANY_TIME_ZONE });
    return new StreamableFile(await this.exporting.csv(kind, admin), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${kind}-${day}.csv"`,
    });
  }
}
