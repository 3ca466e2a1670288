import type { HouseSettings } from '@vitrine/schemas';
import AdminRoutes from '../routes.js';
import { renderAt } from '../shared/testing/index.js';

/** Renders the whole back-office at a path, with queries that fail without retries; `state` is the history state, as after a reload. */
export const renderAdmin = (path: string, settings?: HouseSettings, state?: unknown) =>
  renderAt(path, <AdminRoutes />, settings, state);

/** Path and query of the page's current address. */
export const address = (): string => location.pathname + location.search;
