export { createStorage } from './create-storage.js';
export { FileStorage, type ByteRange, type Content, type StoredFile } from './file-storage.js';
export { StorageModule } from './storage.module.js';
export { isStoragePath } from './storage-path.js';
export { StorageFailure } from './storage-failure.js';
export { WorkDirectory, WorkFiles } from './work-directory.js';
