import type { StorageSetting } from '../../config/storage-setting.js';
import type { FileStorage } from './file-storage.js';

/** Creates the storage of a setting. Each kind is imported only when needed, because loading the AWS SDK slows the start. */
export async function createStorage(setting: StorageSetting): Promise<FileStorage> {
  if (setting.kind === 's3') {
    const { S3Storage } = await import('./s3-storage.js');
    return new S3Storage(setting);
  }
  const { DiskStorage } = await import('./disk-storage.js');
  return new DiskStorage(setting);
}
