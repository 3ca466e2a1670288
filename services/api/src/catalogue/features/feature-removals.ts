import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Feature } from './feature.js';

type Work = (em: EntityManager, feature: Feature) => Promise<void>;

/** Work of domains that refer to features, done in the transaction that deletes one. They register at start. */
@Injectable()
export class FeatureRemovals {
  private readonly works: Work[] = [];

  register(work: Work): void {
    this.works.push(work);
  }

  async run(em: EntityManager, feature: Feature): Promise<void> {
    for (const work of this.works) await work(em, feature);
  }
}
