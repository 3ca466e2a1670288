import type { Language } from '@vitrine/schemas';
import { ENGLISH } from './texts-en.js';
import { GERMAN, type AppTexts } from './texts-de.js';

export type { AppTexts };

/** The texts of the screens in each language. */
export const TEXTS: Readonly<Record<Language, AppTexts>> = { de: GERMAN, en: ENGLISH };
