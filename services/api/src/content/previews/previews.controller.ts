import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { previewSchema, type PreviewRequest } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { noteAuditDetails } from '../../common/audit/audit-scope.js';
import { Public } from '../../common/auth/public.decorator.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { PreviewDto, PreviewLinkDto } from './preview.dto.js';
import { PreviewsService } from './previews.service.js';

@ApiTags('Previews')
@Controller()
export class PreviewsController {
  constructor(private readonly previews: PreviewsService) {}

  /** Creates a link that shows the stored page of an app edition, published or not, to everyone who has the link. It works for an hour. */
  @Post('products/:id/preview')
  @RequiresPermission('catalogue:read')
  @Audited('product.preview', 'product')
  @HttpCode(200)
  @ApiOkResponse({ type: PreviewLinkDto })
  @ApiErrors(404)
  previewProduct(@Param('id', EntityId('Product')) id: string): Promise<PreviewLinkDto> {
    return this.previews.link({ kind: 'product', id });
  }

  /** Makes such a link for an article, an interview, a section of the home page or a content page. It works for an hour. */
  @Post('admin/previews')
  @RequiresPermission('content:read')
  @ApiExample({ kind: 'article', id: '0197a3f2-7c1e-7000-8000-000000000000' })
  @Audited('content.preview', 'content')
  @HttpCode(200)
  @ApiOkResponse({ type: PreviewLinkDto })
  @ApiErrors(400, 404)
  previewContent(@Body({ schema: previewSchema }) { kind, id }: PreviewRequest): Promise<PreviewLinkDto> {
    noteAuditDetails({ kind, id: id.toLowerCase() });
    return this.previews.link({ kind, id: id.toLowerCase() });
  }

  /** The answers of public reads with the draft that a link shows. Never kept; a link that is forged or has expired is not found. */
  @Get('previews/:token')
  @Public()
  @ApiParam({
    name: 'token',
    description: 'The parameter `preview` of the link',
    example: 'article.0197f3a0-1c2d-7e4f-8a5b-6c7d8e9f0a1b.1764288000000.kQ',
  })
  @ApiErrors(404)
  open(@Param('token') token: string): Promise<PreviewDto> {
    return this.previews.open(token);
  }
}
