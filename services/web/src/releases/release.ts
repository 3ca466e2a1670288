import { array, type InferType, number, object, string } from 'yup';

/** The front ends, which are released independently. */
export const FRONT_ENDS = ['shell', 'storefront', 'admin'] as const;

export type FrontEnd = (typeof FRONT_ENDS)[number];

export const isFrontEnd = (name: unknown): name is FrontEnd => FRONT_ENDS.some((known) => known === name);

const files = array(string().required()).required();
const chunkSchema = object({ js: files, css: files });

const manifestSchema = object({
  remote: string().oneOf(FRONT_ENDS).required(),
  /** Version of the façade that it was built against. */
  contract: number().required(),
  /** The entry script. */
  entry: string().required(),
  /** Fonts of the first view. */
  fonts: files,
  icon: string().nullable().default(null),
  touchIcon: string().nullable().default(null),
  /** The picture for previews of shared links. */
  picture: string().nullable().default(null),
  chunks: object().required(),
});

/** Scripts and styles of one named chunk. */
export type ChunkFiles = InferType<typeof chunkSchema>;

/** Metadata of a build (`release.json`, written by the front ends' build). */
export interface Manifest extends InferType<typeof manifestSchema> {
  chunks: Record<string, ChunkFiles>;
}

/** Path of the manifest in a build. */
export const MANIFEST_FILE = 'browser/release.json';

/** SHA-384 (base64) of each script of the browser build by file name; the shell sets it as `integrity` of the scripts that it loads. */
export const INTEGRITY_FILE = 'integrity.json';

/** A release: its manifest and its hash. */
export interface Release extends Manifest {
  hash: string;
}

/**
 * Checks a build's manifest.
 * @throws Error when it is not a valid manifest.
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
