import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { Accessory } from './accessory.entity.js';
import { AccessoriesController } from './accessories.controller.js';
import { AccessoriesService } from './accessories.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([Accessory]), MediaModule],
  controllers: [AccessoriesController],
  providers: [AccessoriesService],
})
export class AccessoriesModule {}
