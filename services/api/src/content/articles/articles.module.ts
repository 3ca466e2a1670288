import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { articleTable } from './article.js';
import { ArticlesAdminController, ArticlesController } from './articles.controller.js';
import { ArticlesAdminService, ArticlesService } from './articles.service.js';

/** Articles of the newsroom. */
@Module({
  imports: [MikroOrmModule.forFeature([articleTable.schema])],
  controllers: [ArticlesController, ArticlesAdminController],
  providers: [ArticlesService, ArticlesAdminService],
  exports: [ArticlesService],
})
export class ArticlesModule {}
