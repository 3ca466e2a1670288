import type { HouseSettings } from '@vitrine/schemas';
import AdminRoutes from '../routes.js';
import { renderAt } from '../shared/testing/index.js';

/** The whole back-office at a path, on queries that fail at once; `state` is that of the address, as a reload finds it. */
export const renderAdmin = (path: string, settings?: HouseSettings, state?: unknown) =>
  renderAt(path, <AdminRoutes />, settings, state);

/** Path and query of the page's address. */
export const address = (): string => location.pathname + location.search;
