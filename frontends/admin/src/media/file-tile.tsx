import { Link } from '@vitrine/platform';
import { Badge } from '../shared/cards/index.js';
import { fileName, LibraryThumbnail, type MediaFile } from '../shared/form/index.js';
import styles from './file-tile.module.css';

/** How often a file is used, in words. */
function usageText({ uses }: Pick<MediaFile, 'uses'>): string {
  if (uses.length === 0) return 'Not used';
  return uses.length === 1 ? 'Used once' : `Used ${uses.length} times`;
}

/** One file of the library; the whole tile links to its details. */
export function FileTile({ file, href }: { file: MediaFile; href: string }) {
  return (
    <li>
      <Link to={href} preventScrollReset className={styles.tile}>
        <LibraryThumbnail file={file} />
        <span className={styles.name}>{fileName(file)}</span>
        <small>{usageText(file)}</small>
        {file.kind === 'image' && !file.alt && <Badge tone="waiting">No alternative text</Badge>}
      </Link>
    </li>
  );
}
