import { Module } from '@nestjs/common';
import { ProductsModule } from '../../catalogue/products/products.module.js';
import { ArticlesModule } from '../articles/articles.module.js';
import { ContentPagesModule } from '../content-pages/content-pages.module.js';
import { HomepageSectionsModule } from '../homepage-sections/homepage-sections.module.js';
import { InterviewsModule } from '../interviews/interviews.module.js';
import { PreviewTokens } from './preview-tokens.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';

/** Previews of drafts on the pages of the site, by signed links. */
@Module({
  imports: [ProductsModule, ArticlesModule, InterviewsModule, HomepageSectionsModule, ContentPagesModule],
  controllers: [PreviewsController],
  providers: [PreviewsService, PreviewTokens],
})
export class PreviewsModule {}
