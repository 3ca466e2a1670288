import { interviewResource } from '@vitrine/schemas';

interface Video {
  videoFile: string | null;
  videoUrl: string | null;
}

/** The fields by which a client sets the video. */
const FIELDS = ['video', 'videoFile', 'videoUrl'] as const;

/**
 * Resolves the video fields of a body. An interview has either a file or an address (contract: Interview), so a new one replaces the other; if both
 * are new, the file is used. A file or its path can also be given as `video`.
 * @param present the present video
 * @param changes a body as the client sent it
 */
export function withOneVideo(
  present: Readonly<Video>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { video, ...rest } = changes;
  if (!FIELDS.some((field) => changes[field] !== undefined)) return rest;
  const videoFile = isGiven(video) ? video : (rest['videoFile'] ?? present.videoFile);
  const videoUrl = rest['videoUrl'] ?? present.videoUrl;
  const fileIsNew = isGiven(videoFile) && videoFile !== present.videoFile;
  const addressIsNew = isGiven(videoUrl) && videoUrl !== present.videoUrl;
  if (fileIsNew) return { ...rest, videoFile, videoUrl: null };
  return addressIsNew ? { ...rest, videoFile: null, videoUrl } : rest;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const NO_VIDEO: Video = { videoFile: null, videoUrl: null };

/** The schema of a new interview, after its video fields are resolved. */
export const newInterviewSchema = interviewResource.schema.transform((body: unknown) =>
  typeof body === 'object' && body !== null ? withOneVideo(NO_VIDEO, body as Record<string, unknown>) : body,
);
