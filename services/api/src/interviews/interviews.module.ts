import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { Interview } from './interview.entity.js';
import { InterviewsAdminController } from './interviews.admin.controller.js';
import { InterviewsAdminService } from './interviews.admin.service.js';
import { InterviewsController } from './interviews.controller.js';
import { InterviewsService } from './interviews.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([Interview]), MediaModule],
  controllers: [InterviewsController, InterviewsAdminController],
  providers: [InterviewsService, InterviewsAdminService],
})
export class InterviewsModule {}
