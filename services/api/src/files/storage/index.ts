export { createStorage } from './create-storage.js';
export { FileStorage, type ByteRange, type StoredFile } from './file-storage.js';
export { StorageModule } from './storage.module.js';
export { StorageFailure } from './storage-failure.js';
export { WorkDirectory, WorkFiles } from './work-directory.js';
