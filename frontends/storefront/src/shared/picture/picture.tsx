import { useState } from 'react';
import type { PictureVariant, Pictures } from '../catalogue/catalogue.js';
import { FIRST_VIEW } from './first-view.js';
import { focalStyle } from './focal-style.js';

interface PictureProps {
  /** The path as the answer names it; its variants are looked up in `pictures`. */
  path: string | null | undefined;
  pictures?: Pictures | undefined;
  /** Said where staff wrote nothing of the picture; empty for one that only decorates. */
  alt: string;
  /** The `sizes` of the picture in its place. */
  sizes: string;
  /** The one picture of the first view: fetched at once and first. */
  first?: boolean;
  className?: string | undefined;
  /** Told once the picture cannot be shown. */
  onFailed?: (() => void) | undefined;
}

const bySize = (variants: readonly PictureVariant[], format: PictureVariant['format']): string =>
  variants
    .filter((variant) => variant.format === format)
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** A picture of the catalogue in the formats and sizes the server made of it; nothing is shown in place of one that fails. */
export function Picture({ path, pictures, alt, sizes, first = false, className, onFailed }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  if (!path || failed === path) return null;
  const fail = () => {
    setFailed(path);
    onFailed?.();
  };
  const info = pictures?.[path];
  const avif = bySize(info?.variants ?? [], 'avif');
  const webp = bySize(info?.variants ?? [], 'webp');
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        className={className}
        src={path}
        alt={alt && (info?.alt ?? alt)}
        style={focalStyle(info)}
        width={info?.width}
        height={info?.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        {...(first && FIRST_VIEW)}
        decoding={first ? 'sync' : 'async'}
        ref={(image) => {
          // one that failed before the page was hydrated fires no event any more
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
        }}
        onError={fail}
      />
    </picture>
  );
}
