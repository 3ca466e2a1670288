import { ApiProperty } from '@nestjs/swagger';

/** A link that shows a page of the site with a draft, to everyone who has the link. */
export class PreviewLinkDto {
  /** Address on the site. @example "/newsroom/neue-edition?preview=article.0197f3a0-1c2d-7e4f-8a5b-6c7d8e9f0a1b.1764288000000.kQ" */
  url!: string;
  /** Until when it works. */
  expiresAt!: Date;
}

/** Answers of public reads as they would be if the draft were published. */
export class PreviewDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'object', additionalProperties: true },
    description: 'By language, then by the path of the read',
    example: { de: { '/api/articles/neue-edition': { title: 'Neue Edition' } }, en: {} },
  })
  answers!: Record<string, Record<string, unknown>>;
}
