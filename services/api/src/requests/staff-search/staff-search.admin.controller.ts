import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { searchQuerySchema, type SearchQuery } from '@vitrine/schemas';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { ForOwnAccount } from '../../common/auth/requires-permission.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { StaffSearchResultsDto } from './staff-search.dto.js';
import { StaffSearchService, requestIds } from './staff-search.service.js';

@ApiTags('Search')
@Controller('admin/search')
export class StaffSearchAdminController {
  constructor(private readonly searching: StaffSearchService) {}

  /**
   * Screens, orders, contact requests, demonstrations, products, accessories, coupons, stores, interviews, pages, articles and staff with a word that
   * begins with each word of `q`; of each only what the caller's permissions show. At most 20.
   */
  @Get()
  @ForOwnAccount()
  @Audited('search.read', 'request', requestIds)
  @Header('Cache-Control', 'no-store')
  @ApiErrors(400)
  find(
    @Query({ schema: searchQuerySchema }) { q }: SearchQuery,
    @CurrentAdmin() staff: CurrentAdminInfo,
  ): Promise<StaffSearchResultsDto> {
    return this.searching.find(q, staff);
  }
}
