import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtension } from '@nestjs/swagger';
import type { AnyObject, ObjectSchema } from 'yup';
import { subsetSchema } from './json-schema.js';

/** Extension of a route with the example of its body; removed when the OpenAPI document is completed. */
export const EXAMPLE = 'x-body-example';

/** Documents an example of a route's body. */
export const ApiExample = (example: object) => ApiExtension(EXAMPLE, example);

/** Documents the body of a `PUT` that takes any subset of a schema's fields. */
export const ApiSubset = (schema: ObjectSchema<AnyObject>, example: object) =>
  applyDecorators(
    ApiBody({
      schema: subsetSchema(schema),
      description:
        'Any subset of the fields; what is left out stays as it is. `translations` are replaced as a whole; fields the server sets are ignored.',
    }),
    ApiExample(example),
  );
