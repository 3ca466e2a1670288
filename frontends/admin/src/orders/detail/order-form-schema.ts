import { orderUpdateSchema, sentence } from '@vitrine/schemas';
import { number, object } from 'yup';

/** The API's own rules; in the form a price must be there. */
export const orderFormSchema = orderUpdateSchema.concat(
  object({ productPrice: number().required(sentence('number.type')) }),
);
