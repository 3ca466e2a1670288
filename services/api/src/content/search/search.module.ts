import { Module } from '@nestjs/common';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** The search of the site. */
@Module({ controllers: [SearchController], providers: [SearchService] })
export class SearchModule {}
