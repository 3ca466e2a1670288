import { answer, api } from '@vitrine/platform';
import { useChangeRow } from '../../shared/rows/index.js';
import type { HomepageSection } from '../section.js';
import { sectionsKey } from './list-sections.js';

/** The flag alone is sent and set outright: whatever else was changed meanwhile stays. */
const setActive = ({ id, isActive }: HomepageSection) =>
  answer(api.PUT('/api/homepage-sections/admin/{id}', { params: { path: { id } }, body: { isActive } }));

/** Activates or deactivates a section (back-office spec §4). */
export const useToggleSection = () =>
  useChangeRow<HomepageSection>({
    list: sectionsKey,
    changed: (section) => ({ ...section, isActive: !section.isActive }),
    send: setActive,
    failure: ({ title, isActive }) => `“${title}” could not be ${isActive ? 'deactivated' : 'activated'}.`,
  });
