import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../../files/media/media.module.js';
import { interviewTable } from './interview.js';
import { InterviewsAdminController, InterviewsController } from './interviews.controller.js';
import { InterviewsAdminService, InterviewsService } from './interviews.service.js';

/** Interviews with clients. */
@Module({
  imports: [MikroOrmModule.forFeature([interviewTable.schema]), MediaModule],
  controllers: [InterviewsController, InterviewsAdminController],
  providers: [InterviewsService, InterviewsAdminService],
  exports: [InterviewsService],
})
export class InterviewsModule {}
