import { getPublicationState } from '@vitrine/schemas';
import { type HomepageSection, sections } from '../homepage-sections/index.js';

/** The first published section, with which the home page opens; its title replaces the hero's heading (public spec §2, Home). */
export const useOpeningSection = (): HomepageSection | undefined =>
  sections
    .useList()
    .data?.find(({ isActive, publishedAt }) => getPublicationState(isActive, publishedAt) === 'published');
