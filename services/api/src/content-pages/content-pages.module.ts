import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ContentPage } from './content-page.entity.js';
import { ContentPagesAdminController } from './content-pages.admin.controller.js';
import { ContentPagesAdminService } from './content-pages.admin.service.js';
import { ContentPagesController } from './content-pages.controller.js';
import { ContentPagesService } from './content-pages.service.js';

/** Legal and other pages whose text staff write. */
@Module({
  imports: [MikroOrmModule.forFeature([ContentPage])],
  controllers: [ContentPagesController, ContentPagesAdminController],
  providers: [ContentPagesService, ContentPagesAdminService],
})
export class ContentPagesModule {}
