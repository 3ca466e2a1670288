import { sentence, UPLOAD_LIMITS } from '@vitrine/schemas';

export type MediaKind = 'image' | 'video' | 'captions';

interface MediaRules {
  /** What the file picker accepts. */
  accept: string;
  maximumBytes: number;
  tooLarge: string;
  wrongType: string;
  /** Paths the server gives files of this kind. */
  path: RegExp;
}

/** What may be uploaded (contract: Uploads). The server decides by the file's bytes; the browser refuses early only what is certain. */
export const mediaRules: Readonly<Record<MediaKind, MediaRules>> = {
  image: {
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    maximumBytes: UPLOAD_LIMITS.imageBytes,
    tooLarge: sentence('upload.imageSize'),
    wrongType: sentence('upload.imageType'),
    path: /\.(?:jpe?g|png|webp|avif)$/i,
  },
  video: {
    accept: '.mp4,.avi,.mov,.wmv,.flv,.webm,.mkv,video/mp4,video/webm,video/quicktime',
    maximumBytes: UPLOAD_LIMITS.videoBytes,
    tooLarge: sentence('upload.videoSize'),
    wrongType: sentence('upload.videoType'),
    path: /\.(?:mp4|avi|mov|wmv|flv|webm|mkv)$/i,
  },
  captions: {
    accept: '.vtt,text/vtt',
    maximumBytes: UPLOAD_LIMITS.captionsBytes,
    tooLarge: sentence('upload.captionsSize'),
    wrongType: sentence('upload.captionsType'),
    path: /\.vtt$/i,
  },
};

const kindOfType = (type: string): string => (type === 'text/vtt' ? 'captions' : (type.split('/')[0] ?? ''));

/** Why a file is refused without being sent; undefined when only the server can decide. */
export function findRefusal(file: File, kind: MediaKind): string | undefined {
  const { maximumBytes, tooLarge, wrongType } = mediaRules[kind];
  if (file.size === 0) return sentence('upload.empty');
  if (file.type !== '' && kindOfType(file.type) !== kind) return wrongType;
  return file.size > maximumBytes ? tooLarge : undefined;
}
