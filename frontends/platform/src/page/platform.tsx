import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import { type Environment, EnvironmentProvider } from '../environment.js';
import { LanguageProvider } from '../language/use-language.js';
import { ReplaceSettingsProvider } from '../settings/use-settings.js';

export interface PlatformProps {
  environment: Environment;
  i18n: I18n;
  queries: QueryClient;
  children: ReactNode;
}

/** The providers that remotes rely on, without DOM of their own; the shell and the server render the same ones. */
export function Platform({ environment, i18n, queries, children }: PlatformProps) {
  const [settings, replaceSettings] = useState(environment.settings);
  const present = useMemo(() => ({ ...environment, settings }), [environment, settings]);
  return (
    <EnvironmentProvider value={present}>
      <ReplaceSettingsProvider value={replaceSettings}>
        <QueryClientProvider client={queries}>
          <LanguageProvider i18n={i18n} initial={environment.language}>
            {children}
          </LanguageProvider>
        </QueryClientProvider>
      </ReplaceSettingsProvider>
    </EnvironmentProvider>
  );
}
