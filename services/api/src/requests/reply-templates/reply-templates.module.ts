import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { replyTemplateTable } from './reply-template.js';
import { ReplyTemplatesAdminController } from './reply-templates.admin.controller.js';
import { ReplyTemplatesAdminService } from './reply-templates.service.js';

/** The texts that staff begin a reply with. */
@Module({
  imports: [MikroOrmModule.forFeature([replyTemplateTable.schema])],
  controllers: [ReplyTemplatesAdminController],
  providers: [ReplyTemplatesAdminService],
})
export class ReplyTemplatesModule {}
