import { orderPrice, orderUpdateSchema, sentence } from '@vitrine/schemas';
import { mixed } from 'yup';

/** The API's own rules; besides, the form requires a price, unless the status locks it and it is not sent. */
export const orderFormSchema = orderUpdateSchema
  .shape({ productPrice: orderPrice().when('status', { is: 'completed', then: () => mixed() }) })
  .test('price', ({ status, productPrice }, context) =>
    status !== 'completed' && productPrice === undefined
      ? context.createError({ path: 'productPrice', message: sentence('number.type') })
      : true,
  );
