import { Injectable } from '@nestjs/common';
import { Scheduled, type ScheduledJob } from '../upkeep/scheduled-job.js';
import { MediaRemoval } from './media-removal.js';

/** Every night: notes which files nothing refers to, and removes those for which that has been so for a week. */
@Injectable()
@Scheduled()
export class MediaCleanup implements ScheduledJob {
  readonly name = 'media-cleanup';
  readonly pattern = '45 3 * * *';

  constructor(private readonly removal: MediaRemoval) {}

  async run(): Promise<{ noted: number; removed: number }> {
    const rest = await this.removal.removeRest();
    const noted = await this.removal.note();
    return { noted, removed: rest + (await this.removal.removeOverdue()) };
  }
}
