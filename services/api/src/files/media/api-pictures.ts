import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { PictureDto } from './picture.dto.js';

/** Documents a `pictures` property: the sizes of stored pictures that an answer names, by path. */
export const ApiPictures = () =>
  applyDecorators(
    ApiProperty({
      type: 'object',
      description:
        'Sizes of the stored pictures named in this answer, by their path; of a film with a still, the still, by the path of the film',
      additionalProperties: { $ref: getSchemaPath(PictureDto) },
    }),
  );

/** For the class with the property. */
export const ApiPictureModels = () => ApiExtraModels(PictureDto);
