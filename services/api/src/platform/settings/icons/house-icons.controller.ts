import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { isNotModified } from '@vitrine/kit';
import type { Request, Response } from 'express';
import { Public } from '../../../common/auth/public.decorator.js';
import { notFound } from '../../../common/errors/api-error.js';
import { PUBLIC_CACHING } from '../../../common/public-read-cache/public-answer.js';
import { ApiErrors } from '../../../common/swagger/api-errors.js';
import { ApiRequestHeaders } from '../../../common/swagger/request-headers.js';
import { ApiResponseHeaders } from '../../../common/swagger/response-headers.js';
import { HOUSE_ICONS, HouseIcons, type HouseIconName } from './house-icons.js';

const isIcon = (name: string): name is HouseIconName => Object.hasOwn(HOUSE_ICONS, name);

@ApiTags('Settings')
@Controller('settings/icons')
export class HouseIconsController {
  constructor(private readonly icons: HouseIcons) {}

  /** An icon of the house for browsers and home screens, made from its logo, or from the first letter of its name. */
  @Get(':name')
  @Public()
  @ApiParam({ name: 'name', enum: Object.keys(HOUSE_ICONS), description: 'Name of the icon' })
  @ApiRequestHeaders('If-None-Match')
  @ApiOkResponse({
    description: 'The icon as PNG',
    content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiResponse({ status: 304, description: 'The answer the client has is still right' })
  @ApiResponseHeaders({ 200: ['ETag'], 304: ['ETag'] })
  @ApiErrors(404)
  async get(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isIcon(name)) throw notFound('Icon');
    const { etag, toBytes } = await this.icons.get(name);
    response.set({ ETag: etag, 'Cache-Control': PUBLIC_CACHING });
    if (isNotModified(request, { etag })) {
      response.status(304).end();
      return;
    }
    response.type('png').send(await toBytes());
  }
}
