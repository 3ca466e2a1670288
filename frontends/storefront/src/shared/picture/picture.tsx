import { useState } from 'react';
import type { PictureVariant, Pictures } from '../catalogue/catalogue.js';
import { FIRST_VIEW } from './first-view.js';
import { focalStyle } from './focal-style.js';

interface PictureProps {
  /** The path in the answer; its variants are looked up in `pictures`. */
  path: string | null | undefined;
  pictures?: Pictures | undefined;
  /** Alternative text if staff wrote none; empty for a decorative picture. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** The main picture of the first view, which is loaded first. */
  first?: boolean;
  className?: string | undefined;
  /** Called if the picture cannot be shown. */
  onFailed?: (() => void) | undefined;
}

const bySize = (variants: readonly PictureVariant[], format: PictureVariant['format']): string =>
  variants
    .filter((variant) => variant.format === format)
    .sort((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** A picture in the formats and sizes of its variants; nothing is shown if it fails. */
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
          // a failure before hydration fires no event afterwards
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
        }}
        onError={fail}
      />
    </picture>
  );
}
