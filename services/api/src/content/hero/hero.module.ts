import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { HeroAdminController } from './hero.admin.controller.js';
import { HeroController } from './hero.controller.js';
import { Hero } from './hero.entity.js';
import { HeroService } from './hero.service.js';

@Module({
  imports: [MikroOrmModule.forFeature([Hero])],
  controllers: [HeroController, HeroAdminController],
  providers: [HeroService],
})
export class HeroModule {}
