import type { HouseSettings } from '@vitrine/schemas';
import AdminRoutes from '../routes.js';
import { renderAt } from '../shared/testing/index.js';

/** The whole back-office at a path, on queries that fail at once. */
export const renderAdmin = (path: string, settings?: HouseSettings) => renderAt(path, <AdminRoutes />, settings);

/** Path and query of the page's address. */
export const address = (): string => location.pathname + location.search;
