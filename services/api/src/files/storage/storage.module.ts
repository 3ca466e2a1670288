import { Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { createStorage } from './create-storage.js';
import { FileStorage } from './file-storage.js';
import { WorkDirectory } from './work-directory.js';

/** Makes {@link FileStorage} injectable, of the kind that `STORAGE_URL` names. */
@Module({
  providers: [
    { provide: FileStorage, inject: [AppConfig], useFactory: ({ storage }: AppConfig) => createStorage(storage) },
    WorkDirectory,
  ],
  exports: [FileStorage, WorkDirectory],
})
export class StorageModule {}
