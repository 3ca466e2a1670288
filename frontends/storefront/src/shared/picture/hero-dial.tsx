import { FIRST_VIEW } from './first-view.js';
import phone from './hero-dial-640.avif';
import small from './hero-dial-760.avif';
import fallback from './hero-dial-1100.webp';
import medium from './hero-dial-1100.avif';
import large from './hero-dial-1600.avif';

interface HeroDialProps {
  sizes: string;
  /** It is not in the first view. */
  lazy?: boolean;
  /** Called if it cannot be shown. */
  onFailed?: () => void;
}

/** The company's own dial; decorative, but the largest element of the first view, so it is loaded first and has a small file for phones. */
export function HeroDial({ sizes, lazy = false, onFailed }: HeroDialProps) {
  return (
    <picture>
      <source type="image/avif" media="(max-width: 30rem)" srcSet={phone} />
      <source type="image/avif" media="(max-width: 60rem)" srcSet={small} />
      <source type="image/avif" srcSet={`${medium} 1100w, ${large} 1600w`} sizes={sizes} />
      <img
        src={fallback}
        alt=""
        width={1100}
        height={1100}
        loading={lazy ? 'lazy' : 'eager'}
        fetchPriority={lazy ? 'auto' : 'high'}
        decoding={lazy ? 'async' : 'sync'}
        {...(!lazy && FIRST_VIEW)}
        onError={onFailed}
      />
    </picture>
  );
}
