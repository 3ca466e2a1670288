import type { HouseSettings } from '@vitrine/schemas';
import { createContext, useContext } from 'react';
import { useEnvironment } from '../environment.js';

export type { HouseSettings };

/** The house's own facts, as they were when the page was made or as they were saved in it since. */
export const useSettings = (): HouseSettings => useEnvironment().settings;

const ReplaceSettings = createContext<(settings: HouseSettings) => void>(() => undefined);

export const ReplaceSettingsProvider = ReplaceSettings.Provider;

/** Shows other facts in the open page, once they are saved. */
export const useReplaceSettings = (): ((settings: HouseSettings) => void) => useContext(ReplaceSettings);
