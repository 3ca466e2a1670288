import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { orderRequestSchema, type Language, type OrderRequest } from '@vitrine/schemas';
import type { Response } from 'express';
import { Public } from '../../common/auth/public.decorator.js';
import { WithLocation } from '../../common/http/answer-rules.js';
import { WithOwnIdempotencyKey } from '../../common/idempotency/idempotency-declaration.js';
import { RequestLanguage } from '../../common/http/requests/request-language.js';
import { RateLimit } from '../../common/rate-limit/rate-limit.guard.js';
import { ApiExample } from '../../common/swagger/api-bodies.js';
import { ApiErrors } from '../../common/swagger/api-errors.js';
import { ApiRequestHeaders } from '../../common/swagger/request-headers.js';
import { ApiResponseHeaders } from '../../common/swagger/response-headers.js';
import { answerOf } from '../visitor-requests/idempotency/idempotency.js';
import { type PlacedAnswer, PlacedOrderDto, PlacedRequestDto } from './order.dto.js';
import { OrdersService } from './orders.service.js';

const ORDERS_PATH = '/api/orders';

const EXAMPLE = {
  productId: '0197a3f2-7c1e-7000-8000-000000000000',
  orderType: 'subscription',
  subscriptionType: 'monthly',
  customerInfo: {
    email: 'erika@juwelier.example',
    companyName: 'Juwelier Beispiel GmbH',
    fullName: 'Erika Muster',
    street: 'Goldgasse 12',
    city: 'München',
    postalCode: '80331',
    country: 'Germany',
    federalState: 'Bayern',
    telephone: '+49 89 1234567',
  },
  notes: 'Bitte am Vormittag anrufen.',
  couponCode: 'ATELIER10',
  consentData: {
    dataProcessing: true,
    dataProcessingDate: '2026-11-21T09:30:00.000Z',
    marketing: false,
    analytics: false,
  },
  language: 'de',
};

const PLACED = {
  id: '0197a3f2-7c1e-7000-8000-000000000000',
  status: 'pending',
  productId: '0197a3f2-7c1e-7000-8000-000000000000',
  productName: 'Signature',
  orderType: 'subscription',
  subscriptionType: 'monthly',
  originalPrice: 290,
  couponCode: 'ATELIER10',
  couponDiscount: 29,
  productPrice: 261,
  createdAt: '2026-11-21T09:30:00.000Z',
};

const PLACED_REQUEST = {
  requestGroup: PLACED.id,
  orders: [
    PLACED,
    {
      ...PLACED,
      id: '0197a3f2-7c1e-7000-8000-000000000001',
      orderType: 'product',
      subscriptionType: null,
      originalPrice: 8900,
      couponCode: null,
      couponDiscount: 0,
      productPrice: 8900,
    },
  ],
};

@ApiTags('Orders')
@Controller('orders')
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  /**
   * Accepts an order request at the server's prices: for one item, or with `items` for 2 to 10, which become an order each, all or none, with one
   * confirmation; a coupon then counts for the first item it applies to, and `Location` names the first order. With an `Idempotency-Key` a repeat within 24 hours gets the first answer again, with `Idempotency-Replayed: true`.
   * Codes beside the usual: `COUPON_INVALID` 400, `OUT_OF_STOCK` 409, `IDEMPOTENCY_KEY_REUSED` 422.
   */
  @Post()
  @WithLocation(ORDERS_PATH)
  @Public()
  @RateLimit('orders')
  @ApiErrors(404, { 400: ['VALIDATION_FAILED', 'COUPON_INVALID'], 409: ['OUT_OF_STOCK'] }, 422)
  @ApiExample(EXAMPLE)
  @ApiExtraModels(PlacedOrderDto, PlacedRequestDto)
  @ApiCreatedResponse({
    description: 'For one item its order, for `items` their orders',
    content: {
      'application/json': {
        schema: { oneOf: [PlacedOrderDto, PlacedRequestDto].map((model) => ({ $ref: getSchemaPath(model) })) },
        examples: {
          one: { summary: 'One item', value: PLACED },
          several: { summary: 'Several items', value: PLACED_REQUEST },
        },
      },
    },
  })
  @WithOwnIdempotencyKey()
  @ApiRequestHeaders('Accept-Language', 'Idempotency-Key')
  @ApiResponseHeaders({ 201: ['Vary', 'Idempotency-Replayed'] })
  async place(
    @Body({ schema: orderRequestSchema }) body: OrderRequest,
    @RequestLanguage() language: Language,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlacedAnswer> {
    const answer = answerOf(await this.orders.place(body, { language, idempotencyKey }), response);
    if ('requestGroup' in answer) response.set('Location', `${ORDERS_PATH}/${answer.requestGroup}`);
    return answer;
  }
}
