import type { HouseSettings } from '@vitrine/schemas';
import { createContext, useContext } from 'react';
import { useEnvironment } from '../environment.js';

export type { HouseSettings };

/** The house's settings, as of when the page was rendered or of when they were last saved in this page. */
export const useSettings = (): HouseSettings => useEnvironment().settings;

const ReplaceSettings = createContext<(settings: HouseSettings) => void>(() => undefined);

export const ReplaceSettingsProvider = ReplaceSettings.Provider;

/** Replaces the settings in the open page after they were saved. */
export const useReplaceSettings = (): ((settings: HouseSettings) => void) => useContext(ReplaceSettings);
