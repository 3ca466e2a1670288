import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { isNotModified } from '@vitrine/kit';
import { LANGUAGES, type Language } from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Public } from '../../../common/auth/public.decorator.js';
import { EntityId } from '../../../common/http/requests/entity-id.pipe.js';
import { RequestLanguage } from '../../../common/http/requests/request-language.js';
import { PUBLIC_CACHING } from '../../../common/public-read-cache/public-answer.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { ApiRequestHeaders } from '../../../common/swagger/request-headers.js';
import { ApiResponseHeaders } from '../../../common/swagger/response-headers.js';
import { ProductSheetsService } from './product-sheets.service.js';

/** The form of a name in a file name: Latin letters without diacritics, and digits. */
const toFileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'product';

const HEADERS = ['ETag', 'Vary', 'Content-Language'] as const;

@ApiTags('Products')
@Controller('products')
export class ProductSheetsController {
  constructor(private readonly sheets: ProductSheetsService) {}

  /** The sheet of an app edition as a PDF of A4 pages: picture, features, plans, costs over time, timeline and address. */
  @Get(':id/sheet.pdf')
  @Public()
  @ApiQuery({ name: 'lang', required: false, enum: LANGUAGES, description: 'Language of the texts' })
  @ApiRequestHeaders('Accept-Language', 'If-None-Match')
  @ApiOkResponse({
    description: 'The PDF, to be shown in the browser',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiResponse({ status: 304, description: 'The answer the client has is still right' })
  @ApiResponseHeaders({ 200: [...HEADERS, 'Content-Disposition'], 304: HEADERS })
  @ApiErrors(404)
  async get(
    @Param('id', EntityId('Product')) id: string,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { etag, house, name, toBytes } = await this.sheets.get(id, language);
    response.set({ ETag: etag, 'Cache-Control': PUBLIC_CACHING, 'Content-Language': language });
    if (isNotModified(request, { etag })) {
      response.status(304).end();
      return;
    }
    const pdf = await toBytes();
    response
      .set('Content-Disposition', `inline; filename="${toFileName(house)}-${toFileName(name)}-${language}.pdf"`)
      .type('pdf')
      .send(pdf);
  }
}
