import { orderUpdateSchema, sentence } from '@vitrine/schemas';

/** The API's own rules; in the form a price must be there. */
export const orderFormSchema = orderUpdateSchema.test('price', ({ productPrice }, context) =>
  productPrice === undefined ? context.createError({ path: 'productPrice', message: sentence('number.type') }) : true,
);
