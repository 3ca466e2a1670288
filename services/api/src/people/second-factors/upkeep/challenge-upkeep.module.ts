import { Module } from '@nestjs/common';
import { ChallengeUpkeep } from './challenge-upkeep.js';

/** What becomes of second steps that were not taken, for the worker. */
@Module({ providers: [ChallengeUpkeep] })
export class ChallengeUpkeepModule {}
