export { LiveProvider, useLiveState } from './live-provider.js';
export { LiveStatus } from './live-status.js';
export { useRefetchOnLiveChange } from './use-refetch-on-live-change.js';
export { ListChangesBar } from './list-changes/list-changes-bar.js';
export { RecordLive } from './record/record-live.js';
export { ArrivalSettings } from './arrivals/arrival-settings.js';
export { useArrivals } from './arrivals/use-arrivals.js';
