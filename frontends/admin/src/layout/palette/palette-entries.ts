import type { May } from '../../shared/permissions/index.js';
import { missingPermission, type Section } from '../sections.js';

/** An entry of the palette. */
export interface PaletteEntry {
  key: string;
  /** The heading above it. */
  group: string;
  title: string;
  subtitle?: string | undefined;
  /** The path to which it leads, or what it does. */
  action: string | (() => void);
}

/** Something that can be done from anywhere. */
export interface PaletteAction {
  title: string;
  act: () => void;
}

const hasParameter = (path: string): boolean => path.includes(':');

/** The screens and forms that the person may open, and the actions that are available everywhere. */
export function listEntries(sections: readonly Section[], actions: readonly PaletteAction[], may: May): PaletteEntry[] {
  const allowed = sections.filter((section) => missingPermission({ section }, may) === undefined);
  const forms = sections.flatMap((section) =>
    (section.pages ?? []).filter(
      (page) => !hasParameter(page.path) && missingPermission({ section, page }, may) === undefined,
    ),
  );
  return [
    ...allowed.map(({ title, path }) => ({ key: path, group: 'Screens', title, action: path })),
    ...forms.map(({ title, path }) => ({ key: path, group: 'Actions', title, action: path })),
    ...actions.map(({ title, act }) => ({ key: title, group: 'Actions', title, action: act })),
  ];
}

/** The entries that have, for each word of the text, a word that begins with it; all entries for an empty text. */
export function filterEntries(entries: readonly PaletteEntry[], text: string): PaletteEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title }) => {
    const own = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}
