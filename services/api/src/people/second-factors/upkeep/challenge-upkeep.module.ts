import { Module } from '@nestjs/common';
import { ChallengeUpkeep } from './challenge-upkeep.js';

/** The worker's job that deletes expired second steps. */
@Module({ providers: [ChallengeUpkeep] })
export class ChallengeUpkeepModule {}
