import { pictureFile } from '../../picture-file.js';
import { MediaPreview } from '../media/media-preview.js';
import type { MediaFile } from './library-calls.js';

/** The largest width a thumbnail needs on a high-density screen, in pixels. */
const ENOUGH_PIXELS = 400;

/** A file's name: that of its upload, else that of its path. */
export const fileName = ({ name, path }: Pick<MediaFile, 'name' | 'path'>): string => name ?? path.replace(/^.*\//, '');

/** The picture of a file at a width; of a film its still, undefined where it has none. */
export function shownPicture({ kind, path, variants }: MediaFile, width: number): string | undefined {
  const file = pictureFile(path, { [path]: { variants } }, width);
  return kind === 'image' || (kind === 'video' && file !== path) ? file : undefined;
}

/** A small picture of a file; decorative, because the file's name is beside it. */
export function LibraryThumbnail({ file }: { file: MediaFile }) {
  const picture = shownPicture(file, ENOUGH_PIXELS);
  if (picture !== undefined) return <MediaPreview kind="image" source={picture} label="" />;
  if (file.kind === 'video') return <MediaPreview kind="video" source={file.path} label="" still />;
  return <MediaPreview kind="captions" source={undefined} label="" />;
}
