import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { contentPageTable } from './content-page.js';
import { ContentPagesAdminController, ContentPagesController } from './content-pages.controller.js';
import { ContentPagesAdminService, ContentPagesService } from './content-pages.service.js';

/** Legal and other pages whose text staff write. */
@Module({
  imports: [MikroOrmModule.forFeature([contentPageTable.schema])],
  controllers: [ContentPagesController, ContentPagesAdminController],
  providers: [ContentPagesService, ContentPagesAdminService],
})
export class ContentPagesModule {}
