/** Media types of a logo. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;

/** Maximum size of a logo's file, in bytes. */
export const LOGO_BYTES = 2 * 1024 * 1024;

/** Longer side of the stored logo, in pixels. */
const LOGO_SIDE = 480;

/** Why a file cannot be a logo; a key of the texts. */
export type LogoFailure = 'type' | 'size' | 'unreadable';

export class LogoError extends Error {
  readonly failure: LogoFailure;

  constructor(failure: LogoFailure) {
    super(`The logo cannot be used: ${failure}`);
    this.failure = failure;
  }
}

const toAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new LogoError('unreadable'));
    reader.onerror = () => reject(new LogoError('unreadable'));
    reader.readAsDataURL(file);
  });

const toPicture = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new LogoError('unreadable'));
    picture.src = address;
  });

/**
 * The logo as a small PNG in a `data:` URL. The file is read in this browser and not sent; redrawing it keeps only its pixels.
 * @throws LogoError for a file that has another type, is too large, or is no picture
 */
export async function readLogo(file: File): Promise<string> {
  if (!LOGO_TYPES.some((type) => type === file.type)) throw new LogoError('type');
  if (file.size > LOGO_BYTES) throw new LogoError('size');
  const picture = await toPicture(await toAddress(file));
  const width = picture.naturalWidth || LOGO_SIDE;
  const height = picture.naturalHeight || LOGO_SIDE;
  const scale = Math.min(1, LOGO_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new LogoError('unreadable');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
