import { useState } from 'react';
import type { MediaKind } from '../upload/media-kind.js';
import styles from './media-preview.module.css';

interface MediaPreviewProps {
  kind: MediaKind;
  /** A path of this site, or the `blob:` URL of a chosen file. */
  source: string | undefined;
  /** For assistive technology, such as `Header video`. */
  label: string;
  /** Shows the first frame of a film, without controls. */
  still?: boolean;
  className?: string;
}

/** Shows a file by its path, or a chosen file; a frame with a note where nothing can be shown. */
export function MediaPreview({ kind, source, label, still = false, className }: MediaPreviewProps) {
  const address = source?.startsWith('/') || source?.startsWith('blob:') ? source : undefined;
  const [broken, setBroken] = useState<string>();
  const isShown = address !== undefined && broken !== address;
  const fail = () => setBroken(address);
  return (
    <div className={className ? `${styles.frame} ${className}` : styles.frame}>
      {isShown && kind === 'image' && <img src={address} alt={label} draggable={false} loading="lazy" onError={fail} />}
      {isShown && kind === 'video' && (
        <video src={address} aria-label={label} controls={!still} muted playsInline preload="metadata" onError={fail} />
      )}
      {isShown && kind === 'captions' && (
        <a href={address} target="_blank" rel="noopener noreferrer">
          Open captions
        </a>
      )}
      {!isShown && <span>{address === undefined ? `No ${kind}` : 'No preview'}</span>}
    </div>
  );
}
