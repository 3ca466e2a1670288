import { fireEvent } from '@testing-library/react';

/** The sources of a film, in the order in which a browser tries them. */
export const filmSources = (video: Element | null | undefined): (string | null)[] =>
  [...(video?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'));

/** Fires the error event of a browser that can play none of the sources. */
export function failFilm(video: Element | null | undefined): void {
  fireEvent.error(video?.querySelector('source:last-of-type') as Element);
}
