/** `unused` = this installation does without it. */
export type DependencyState = 'up' | 'down' | 'unused';

export interface Readiness {
  status: 'ok' | 'unavailable';
  dependencies: { database: DependencyState; redis: DependencyState; storage: DependencyState };
}
