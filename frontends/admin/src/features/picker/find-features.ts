import type { Feature } from '../feature-calls.js';

/** The features that may be chosen: active ones, and those already chosen; of several with the same title, an active one. */
export function offeredFeatures(library: readonly Feature[], chosen: readonly string[]): Feature[] {
  const offered = library.filter(({ isActive, title }) => isActive || chosen.includes(title));
  const byTitle = new Map<string, Feature>();
  for (const feature of offered) {
    const known = byTitle.get(feature.title);
    if (!known || (!known.isActive && feature.isActive)) byTitle.set(feature.title, feature);
  }
  return [...byTitle.values()];
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Features whose texts, in any language, contain every word of the search. */
export function findFeatures(features: readonly Feature[], search: string): Feature[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return features.filter(({ title, description, translations }) => {
    const translated = Object.values(translations).flatMap((texts) => [texts?.title, texts?.description]);
    const text = plain([title, description, ...translated].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}
