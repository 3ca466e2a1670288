import type { Feature } from '../feature-calls.js';

/** What may be chosen: active features, and those chosen already; of several with one title an active one. */
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

/** Those in which every word of the search stands, in any language. */
export function findFeatures(features: readonly Feature[], search: string): Feature[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return features.filter(({ title, description, translations }) => {
    const translated = Object.values(translations).flatMap((texts) => [texts?.title, texts?.description]);
    const text = plain([title, description, ...translated].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  });
}
