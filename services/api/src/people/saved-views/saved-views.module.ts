import { Module } from '@nestjs/common';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViewsPersonalData } from './saved-views-personal-data.js';
import { SavedViews } from './saved-views.service.js';
import { ViewPrivacy } from './view-privacy.js';

/** Saved views of lists. */
@Module({
  controllers: [SavedViewsController],
  providers: [SavedViews, SavedViewsPersonalData, ViewPrivacy],
})
export class SavedViewsModule {}
