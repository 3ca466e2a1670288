import { Module } from '@nestjs/common';
import { HouseFactsModule } from '../../platform/settings/house-facts.module.js';
import { MissingTranslationsController } from './missing-translations.controller.js';
import { MissingTranslationsService } from './missing-translations.service.js';

/** Counts missing translations for the back-office. */
@Module({
  imports: [HouseFactsModule],
  controllers: [MissingTranslationsController],
  providers: [MissingTranslationsService],
})
export class MissingTranslationsModule {}
