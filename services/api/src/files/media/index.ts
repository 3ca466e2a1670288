export { cleanImage } from './variants/clean-image.js';
export { cleanCaptions } from './captions/clean-captions.js';
export { detectFileType, TYPE_DETECTION_BYTES, type FileType, type MediaKind } from './file-type.js';
export { type JpegPicture, JpegPictures } from './jpeg-pictures.js';
export { MediaModule } from './media.module.js';
export { MediaStore, type NewMedia } from './media-store.js';
export { videoDuration } from './video/video-duration.js';
export { storedName } from './stored-name.js';
export { loadSharp } from './variants/load-sharp.js';
