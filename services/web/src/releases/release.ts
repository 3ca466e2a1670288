import { array, type InferType, number, object, string } from 'yup';

/** The front ends that are released, each alone. */
export const FRONT_ENDS = ['shell', 'storefront', 'admin'] as const;

export type FrontEnd = (typeof FRONT_ENDS)[number];

export const isFrontEnd = (name: unknown): name is FrontEnd => FRONT_ENDS.some((known) => known === name);

const files = array(string().required()).required();
const chunkSchema = object({ js: files, css: files });

const manifestSchema = object({
  remote: string().oneOf(FRONT_ENDS).required(),
  /** Version of the façade that the build was made against. */
  contract: number().required(),
  /** The script that starts it. */
  entry: string().required(),
  /** Fonts of the first view. */
  fonts: files,
  icon: string().nullable().default(null),
  touchIcon: string().nullable().default(null),
  /** For previews of shared links. */
  picture: string().nullable().default(null),
  chunks: object().required(),
});

/** Scripts and styles of one named chunk. */
export type ChunkFiles = InferType<typeof chunkSchema>;

/** What a build says of itself (`release.json`, written by the front ends' build). */
export interface Manifest extends InferType<typeof manifestSchema> {
  chunks: Record<string, ChunkFiles>;
}

/** Where a build's manifest is in it. */
export const MANIFEST_FILE = 'browser/release.json';

/** Of each script of the browser build its SHA-384 in base64, by file name; the shell puts it on the scripts that it loads. */
export const INTEGRITY_FILE = 'integrity.json';

/** A release: its manifest, and what it is known by. */
export interface Release extends Manifest {
  hash: string;
}

/**
 * Checks a build's manifest.
 * @throws Error when it is not what a build writes.
 */
export function parseManifest(text: string): Manifest {
  const found: unknown = JSON.parse(text);
  const manifest = manifestSchema.validateSync(found);
  const chunks = Object.fromEntries(
    Object.entries(manifest.chunks).map(([name, value]) => [name, chunkSchema.validateSync(value)]),
  );
  return { ...manifest, chunks };
}

/** The address of a released file on the public origin. */
export const fileUrl = (release: Pick<Release, 'remote' | 'hash'>, file: string): string =>
  `/releases/${release.remote}/${release.hash}/${file}`;
