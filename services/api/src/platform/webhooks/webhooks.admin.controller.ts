import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import {
  deliveriesQuerySchema,
  webhookSchema,
  webhookUpdateSchema,
  type DeliveriesQuery,
  type NewWebhook,
  type WebhookUpdate,
} from '@vitrine/schemas';
import type { Request, Response } from 'express';
import { Audited } from '../../common/audit/audited.js';
import { CurrentAdmin, type CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { RequiresPermission } from '../../common/auth/requires-permission.js';
import { WithLocation, WithVersionTag } from '../../common/http/answer-rules.js';
import { IfMatch, TakesIfMatch, type ExpectedVersions } from '../../common/http/if-match.js';
import { setNextLink } from '../../common/http/next-link.js';
import { EntityId } from '../../common/http/requests/entity-id.pipe.js';
import { WithSecretAnswer } from '../../common/idempotency/idempotency-declaration.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveriesDto, DeliveryDto, WebhookDto, WebhookWithSecretDto } from './webhook.dto.js';
import { WebhooksService } from './webhooks.service.js';

const WebhookId = EntityId('Webhook');
const DELIVERY_ID = { name: 'deliveryId', description: 'Id of the delivery (UUID v7)', format: 'uuid', type: String };

@ApiTags('Other programs')
@Controller('admin/webhooks')
export class WebhooksAdminController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
  ) {}

  /** Every webhook, the oldest first. */
  @Get()
  @RequiresPermission('webhooks:write')
  list(): Promise<WebhookDto[]> {
    return this.webhooks.list();
  }

  /**
   * Makes a webhook. Events are sent as the feed shows them, signed as Standard Webhooks says; the answer is the only one that holds the secret. An answer of
   * 2xx within 15 seconds is success; else it is sent again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h.
   */
  @Post()
  @RequiresPermission('webhooks:write')
  @WithSecretAnswer()
  @Audited('webhook.create', 'webhook')
  @WithVersionTag()
  @WithLocation('/api/admin/webhooks')
  @ApiErrors(400)
  @ApiExample({
    url: 'https://erp.example/hooks/vitrine',
    events: ['order.created', 'order.status_changed'],
    description: 'Orders into the ERP',
    isActive: true,
  })
  create(
    @Body({ schema: webhookSchema }) webhook: NewWebhook,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<WebhookWithSecretDto> {
    return this.webhooks.create(webhook, admin);
  }

  /** Changes any subset of a webhook's fields. 409 `STALE_VERSION`. */
  @Put(':id')
  @RequiresPermission('webhooks:write')
  @Audited('webhook.update', 'webhook')
  @WithVersionTag()
  @TakesIfMatch()
  @ApiErrors(400, 404, { 409: ['STALE_VERSION'] })
  @ApiExample({ events: ['order.created'], isActive: false, version: 1 })
  update(
    @Param('id', WebhookId) id: string,
    @Body({ schema: webhookUpdateSchema }) changes: WebhookUpdate,
    @CurrentAdmin() admin: CurrentAdminInfo,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<WebhookDto> {
    return this.webhooks.update(id, changes, admin, expected);
  }

  /** Removes a webhook with its deliveries. */
  @Delete(':id')
  @RequiresPermission('webhooks:write')
  @Audited('webhook.delete', 'webhook')
  @TakesIfMatch()
  @HttpCode(204)
  @ApiErrors(404)
  remove(@Param('id', WebhookId) id: string, @IfMatch() expected: ExpectedVersions): Promise<void> {
    return this.webhooks.remove(id, expected);
  }

  /**
   * Gives a webhook a new secret, which only this answer contains. A replaced secret still signs for 24 hours. 409 while five replaced secrets still
   * sign.
   */
  @Post(':id/rotate-secret')
  @RequiresPermission('webhooks:write')
  @WithSecretAnswer()
  @Audited('webhook.rotate-secret', 'webhook')
  @HttpCode(200)
  @WithVersionTag()
  @ApiErrors(404, { 409: ['CONFLICT'] })
  rotateSecret(
    @Param('id', WebhookId) id: string,
    @CurrentAdmin() admin: CurrentAdminInfo,
  ): Promise<WebhookWithSecretDto> {
    return this.webhooks.rotateSecret(id, admin);
  }

  /** Sends an event of the type `webhook.test`. */
  @Post(':id/test')
  @RequiresPermission('webhooks:write')
  @Audited('webhook.test', 'webhook')
  @HttpCode(202)
  @ApiErrors(404)
  test(@Param('id', WebhookId) id: string): Promise<DeliveryDto> {
    return this.deliveries.test(id);
  }

  /** Deliveries of a webhook with their results, newest first; kept for 30 days. */
  @Get(':id/deliveries')
  @RequiresPermission('webhooks:write')
  @ApiResponseHeaders({ 200: ['Link'] })
  @ApiErrors(400, 404)
  async listDeliveries(
    @Param('id', WebhookId) id: string,
    @Query({ schema: deliveriesQuerySchema }) query: DeliveriesQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeliveriesDto> {
    const page = await this.deliveries.list(id, query);
    setNextLink(request, response, page.next);
    return page;
  }

  /** Sends the event of a delivery once more, under the same `webhook-id`; also to a webhook that is switched off. */
  @Post(':id/deliveries/:deliveryId/redeliver')
  @RequiresPermission('webhooks:write')
  @Audited('webhook.redeliver', 'webhook')
  @HttpCode(202)
  @ApiParam(DELIVERY_ID)
  @ApiErrors(404)
  redeliver(
    @Param('id', WebhookId) id: string,
    @Param('deliveryId', EntityId('Delivery')) deliveryId: string,
  ): Promise<DeliveryDto> {
    return this.deliveries.redeliver(id, deliveryId);
  }
}
