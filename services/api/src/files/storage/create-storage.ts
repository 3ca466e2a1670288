import type { StorageSetting } from '../../config/storage-setting.js';
import type { FileStorage } from './file-storage.js';

/** The storage of a setting. Each kind is loaded when it is wanted only: the AWS SDK takes longer than a second start may. */
export async function createStorage(setting: StorageSetting): Promise<FileStorage> {
  if (setting.kind === 's3') {
    const { S3Storage } = await import('./s3-storage.js');
    return new S3Storage(setting);
  }
  const { DiskStorage } = await import('./disk-storage.js');
  return new DiskStorage(setting);
}
