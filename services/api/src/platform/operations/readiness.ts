import type { ReplicaState } from '../../database/replica/replica.js';

/** `unused` = this installation does without it. */
export type DependencyState = 'up' | 'down' | 'unused';

export interface Readiness {
  status: 'ok' | 'unavailable';
  dependencies: { database: DependencyState; redis: DependencyState; storage: DependencyState };
  /** The read replica, where there is one; the process also works without it. */
  replica?: ReplicaState;
}
