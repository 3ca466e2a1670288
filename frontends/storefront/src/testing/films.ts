import { fireEvent } from '@testing-library/react';

/** The addresses that a film may be played from, in the order in which a browser tries them. */
export const filmSources = (video: Element | null | undefined): (string | null)[] =>
  [...(video?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'));

/** What a browser says when it can play none of them. */
export function failFilm(video: Element | null | undefined): void {
  fireEvent.error(video?.querySelector('source:last-of-type') as Element);
}
