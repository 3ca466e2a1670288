import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { importSchema, type NewImport } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithLocation } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { ImportDto, TakenImportDto } from './import.dto.js';
import { ImportsService } from './imports.service.js';
import { CsvForm } from './receive/csv-form.js';

@ApiTags('Import and export')
@Controller('admin/imports')
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  /**
   * Takes a CSV file of up to 50 MB and 50,000 rows, which is worked through soon after. Its columns are those of an export, any subset of them; a row with an
   * `id`, or with the code of a coupon or the name and city of a store that is there, changes that entry, any other is a new one. With `apply` all rows are
   * written, or none when one is refused. Stores also need `content:write`, coupons `coupons:write`.
   */
  @Post()
  @RequiresPermission('catalogue:write')
  @Audited('import.create', 'import')
  @CsvForm()
  @WithLocation('/api/admin/imports')
  @HttpCode(202)
  @ApiResponseHeaders({ 202: ['Location'] })
  async take(
    @Body({ schema: importSchema }) body: NewImport,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<TakenImportDto> {
    return { id: await this.imports.take(body, admin) };
  }

  /**
   * State of an import and the results of its rows; kept for 30 days. An import of stores also needs `content:read`, one of coupons `coupons:read`.
   */
  @Get(':id')
  @RequiresPermission('catalogue:read')
  @ApiErrors(404)
  get(@Param('id', EntityId('Import')) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<ImportDto> {
    return this.imports.get(id, admin);
  }
}
