import { type Boot, FIRST_SETTINGS, type HouseSettings } from '@vitrine/schemas';
import { createContext, useContext } from 'react';

/** The settings of the page and, on the server, callbacks that collect the results of rendering. */
export interface Environment extends Boot {
  settings: HouseSettings;
  /** Called while rendering on the server with the HTTP status of the page. */
  onStatus?: (status: number) => void;
  /** Called while rendering on the server with the name of each lazily loaded page that was used. */
  onPage?: (name: string) => void;
}

/** The environment of a page from its boot block; one from a web process of the previous version has no settings of the house. */
export const fromBoot = (boot: Boot): Environment => ({ ...boot, settings: boot.settings ?? FIRST_SETTINGS });

const EnvironmentContext = createContext<Environment | null>(null);

export const EnvironmentProvider = EnvironmentContext.Provider;

/** @throws Error outside the platform's provider. */
export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs <Platform> around it');
  return environment;
}
