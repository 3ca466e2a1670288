import { type Boot, FIRST_SETTINGS, type HouseSettings } from '@vitrine/schemas';
import { createContext, useContext } from 'react';

/** The settings of the page, and on the server the collectors of what rendering finds out. */
export interface Environment extends Boot {
  settings: HouseSettings;
  /** Called while rendering on the server with the status the page wants to be answered with. */
  onStatus?: (status: number) => void;
  /** Called while rendering on the server with the name of each lazily loaded page that was used. */
  onPage?: (name: string) => void;
}

/** What a page knows from its boot block; a web process of the version before tells no facts of the house. */
export const fromBoot = (boot: Boot): Environment => ({ ...boot, settings: boot.settings ?? FIRST_SETTINGS });

const EnvironmentContext = createContext<Environment | null>(null);

export const EnvironmentProvider = EnvironmentContext.Provider;

/** @throws Error outside the platform's provider. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs <Platform> around it');
  return environment;
}
