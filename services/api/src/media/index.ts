export { ApiPictureModels, ApiPictures } from './api-pictures.js';
export { cleanImage } from './clean-image.js';
export { fileTypeOf, TELLING_BYTES, type FileType, type MediaKind } from './file-type.js';
export { MediaModule } from './media.module.js';
export { MediaStore, type NewMedia } from './media-store.js';
export { PictureDto } from './picture.dto.js';
export { picturesColumn, picturesOf, type Pictures } from './pictures.js';
export { PicturesService } from './pictures.service.js';
export { videoDuration } from './video-duration.js';
