import type { Language } from '@vitrine/platform';
import { createContext, useContext } from 'react';

const UiLanguage = createContext<Language>('de');

export const UiLanguageProvider = UiLanguage.Provider;

/** The language of rule messages. */
export const useUiLanguage = (): Language => useContext(UiLanguage);
