import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { orderRequestSchema, type Language, type OrderRequest } from '@vitrine/schemas';
import { Public } from '../common/auth/public.decorator.js';
import { RequestLanguage } from '../common/http/request-language.js';
import { RateLimit } from '../common/rate-limit/rate-limit.guard.js';
import { ApiErrors } from '../common/swagger/api-errors.js';
import { PlacedOrderDto } from './order.dto.js';
import { OrdersService } from './orders.service.js';

@ApiTags('Orders')
@Controller('orders')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  /**
   * Accepts an order request at the server's price. With an `Idempotency-Key` a repeat within 24 hours gets the first answer again.
   * Codes beside the usual: `COUPON_INVALID` 400, `OUT_OF_STOCK` 409, `IDEMPOTENCY_KEY_REUSED` 422.
   */
  @Post()
  @Public()
  @RateLimit('orders')
  @ApiErrors(400, 404, 409, 422)
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '1 to 255 printable characters' })
  place(
    @Body({ schema: orderRequestSchema }) body: OrderRequest,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
  ): Promise<PlacedOrderDto> {
    return this.orders.place(body, { language, idempotencyKey });
  }
}
