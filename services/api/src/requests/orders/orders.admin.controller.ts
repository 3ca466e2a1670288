import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
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
  orderExportQuerySchema,
  orderListQuerySchema,
  orderUpdateSchema,
  type OrderExportQuery,
  type OrderListQuery,
  type OrderUpdate,
} from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithVersionTag } from '../../common/http/answer-rules.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { setNextLink } from '../../common/http/next-link.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { answerWithCsv, ApiCsvFile } from '../../common/swagger/csv-file.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import {
  DecryptedCustomerDto,
  OrderDetailDto,
  OrderDto,
  OrderPageDto,
  OrderStatusCountsDto,
  ResendDto,
  SubscriptionStatsDto,
} from './order.dto.js';
import { ORDER_EXPORT_EXAMPLE, OrderExport } from './order-export.js';
import { OrdersAdminService } from './orders.admin.service.js';

const OrderId = EntityId('Order');

@ApiTags('Orders')
@Controller('orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: OrdersAdminService,
    private readonly exporting: OrderExport,
  ) {}

  /** A page of orders. */
  @Get()
  @RequiresPermission('orders:read')
  @Audited('orders.read', 'order', ({ orders }: OrderPageDto) => orders.map(({ id }) => id))
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400)
  async list(
    @Query({ schema: orderListQuerySchema }) query: OrderListQuery,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderPageDto> {
    const page = await this.orders.list(query, admin);
    setNextLink(request, response, page.next);
    return page;
  }

  /**
   * The orders of the list as CSV, in UTF-8 with a byte order mark, without anything about the customers unless `columns` names them, which needs
   * `customers:decrypt`, too. A cell that a spreadsheet would take for a formula begins with an apostrophe. Who exported which columns is written to
   * the audit log first (`orders.export`). A reader who takes nothing for a minute, or is not done after ten, is cut off. While two exports run, a third
   * is 503.
   */
  @Get('export')
  @RequiresPermission('orders:export')
  @Audited('orders.export', 'order')
  @ApiCsvFile('orders', ORDER_EXPORT_EXAMPLE)
  @ApiErrors(400)
  async export(
    @Query({ schema: orderExportQuerySchema }) query: OrderExportQuery,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerWithCsv(response, 'orders', await this.exporting.csv(query, admin));
  }

  /** How many orders there are, in all and of each status. */
  @Get('admin/stats')
  @RequiresPermission('orders:read')
  stats(): Promise<OrderStatusCountsDto> {
    return this.orders.stats();
  }

  /** Subscriptions that are not cancelled, by status. */
  @Get('subscriptions/stats')
  @RequiresPermission('orders:read')
  subscriptionStats(): Promise<SubscriptionStatsDto> {
    return this.orders.subscriptionStats();
  }

  /** All nine customer fields. Who read them is written to the audit log first. */
  @Get('admin/:id/decrypt-customer')
  @RequiresPermission('customers:decrypt')
  @Audited('order.customer.decrypt', 'order')
  @Header('Cache-Control', 'no-store')
  @ApiErrors(404)
  async decryptCustomer(
    @Param('id', OrderId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<DecryptedCustomerDto> {
    return { decryptedCustomerInfo: await this.orders.decryptCustomer(id, admin) };
  }

  /** One order with the state of its confirmation mail. */
  @Get(':id')
  @RequiresPermission('orders:read')
  @Audited('order.read', 'order', ({ id }: OrderDetailDto) => [id])
  @WithVersionTag()
  @ApiErrors(404)
  get(@Param('id', OrderId) id: string): Promise<OrderDetailDto> {
    return this.orders.get(id);
  }

  /** Sends the confirmation mail again. */
  @Post(':id/resend-confirmation')
  @RequiresPermission('orders:write')
  @Audited('order.confirmation.resend', 'order')
  @HttpCode(202)
  @ApiErrors(404, 409)
  async resendConfirmation(@Param('id', OrderId) id: string): Promise<ResendDto> {
    await this.orders.resendConfirmation(id);
    return { status: 'pending' };
  }

  /** Restores a deleted order; possible for 30 days. 409 `COUPON_INVALID` if its coupon has been used up meanwhile. */
  @Post(':id/restore')
  @RequiresPermission('orders:delete')
  @Audited('order.restore', 'order')
  @WithVersionTag()
  @HttpCode(200)
  @ApiErrors(404, { 409: ['COUPON_INVALID'] })
  restore(@Param('id', OrderId) id: string, @CurrentAdmin() admin: CurrentAdminInfo): Promise<OrderDto> {
    return this.orders.restore(id, admin);
  }

  /** Changes status, notes, price or subscription. 409 `STALE_VERSION`, `PRICE_LOCKED`, `COUPON_INVALID`, or `CONFLICT` for notes on an erased order. */
  @Put(':id')
  @RequiresPermission('orders:write')
  @Audited('order.update', 'order')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION', 'PRICE_LOCKED', 'COUPON_INVALID', 'CONFLICT'] })
  @ApiExample({ status: 'confirmed', adminNotes: 'Rückruf am Montag.', productPrice: 4500 })
  update(
    @Param('id', OrderId) id: string,
    @Body({ schema: orderUpdateSchema }) body: OrderUpdate,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<OrderDto> {
    return this.orders.update(id, body, admin, expected);
  }

  /** Deletes an order; it can be restored for 30 days. */
  @Delete(':id')
  @RequiresPermission('orders:delete')
  @Audited('order.delete', 'order')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(
    @Param('id', OrderId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    return this.orders.remove(id, admin, expected);
  }
}
