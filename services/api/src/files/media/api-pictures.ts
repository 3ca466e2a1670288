import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { PictureDto } from './picture.dto.js';

/** Documents a `pictures` property: sizes of the stored pictures among an answer's paths, by path. */
export const ApiPictures = () =>
  applyDecorators(
    ApiProperty({
      type: 'object',
      description:
        'Sizes of the stored pictures named in this answer, by their path; of a film with a still, the still, by the path of the film',
      additionalProperties: { $ref: getSchemaPath(PictureDto) },
    }),
  );

/** For the class that has the property. */
export const ApiPictureModels = () => ApiExtraModels(PictureDto);
