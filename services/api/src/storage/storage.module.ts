import { Module } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { createStorage } from './create-storage.js';
import { FileStorage } from './file-storage.js';

/** Makes {@link FileStorage} injectable, of the kind that `STORAGE_URL` names. */
@Module({
  providers: [
    { provide: FileStorage, inject: [AppConfig], useFactory: ({ storage }: AppConfig) => createStorage(storage) },
  ],
  exports: [FileStorage],
})
export class StorageModule {}
