import { interviewResource } from '@vitrine/schemas';

interface Video {
  videoFile: string | null;
  videoUrl: string | null;
}

/** The fields in which a client names the video. */
const FIELDS = ['video', 'videoFile', 'videoUrl'] as const;

/**
 * A body whose video is settled: an interview has a file or an address (contract: Interview), so whichever of them is new takes the other's place, a
 * file before an address. A file, or its path, is also given as `video`.
 * @param present the video there is
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

/** The rules of a new interview, of whose body the video is settled first. */
export const newInterviewSchema = interviewResource.schema.transform((body: unknown) =>
  typeof body === 'object' && body !== null ? withOneVideo(NO_VIDEO, body as Record<string, unknown>) : body,
);
