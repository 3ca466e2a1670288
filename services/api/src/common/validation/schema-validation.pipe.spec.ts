import { orderListQuerySchema } from '@vitrine/schemas';
import { SchemaValidationPipe } from './schema-validation.pipe.js';

test.each(['toString', 'constructor', 'hasOwnProperty'])(
  'a query parameter named %s is ignored like any unknown one',
  async (name) => {
    const pipe = new SchemaValidationPipe();
    const read = (query: object) => pipe.transform(query, { type: 'query', schema: orderListQuerySchema });
    await expect(read({ [name]: '1' })).resolves.toEqual(await read({}));
  },
);
