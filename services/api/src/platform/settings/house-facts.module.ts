import { Module } from '@nestjs/common';
import { HouseFacts } from './house-facts.js';

/** The house's own facts, for all that shows them. */
@Module({ providers: [HouseFacts], exports: [HouseFacts] })
export class HouseFactsModule {}
