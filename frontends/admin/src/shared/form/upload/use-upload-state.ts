import { useSyncExternalStore } from 'react';
import type { Upload, UploadState } from './upload.js';

/** Follows an upload. */
export const useUploadState = (upload: Upload): UploadState => useSyncExternalStore(upload.subscribe, upload.state);
