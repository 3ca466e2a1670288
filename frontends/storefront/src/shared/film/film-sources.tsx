import type { Pictures } from '../catalogue/catalogue.js';

/** AV1 main profile, level 4.0, 8 bits: 1080p at up to 30 frames a second. */
const AV1 = 'video/mp4; codecs="av01.0.08M.08"';

interface FilmSourcesProps {
  /** Path of the film in the answer. */
  src: string;
  /** May contain the film's AV1 encoding, which is preferred by browsers that support it. */
  pictures?: Pictures | undefined;
  /** No source can be played. */
  onError: () => void;
}

/** The sources of a `<video>`, the smallest first. */
export function FilmSources({ src, pictures, onError }: FilmSourcesProps) {
  const av1 = pictures?.[src]?.variants.find(({ format }) => format === 'av1');
  return (
    <>
      {av1 && <source src={av1.url} type={AV1} />}
      <source src={src} onError={onError} />
    </>
  );
}
