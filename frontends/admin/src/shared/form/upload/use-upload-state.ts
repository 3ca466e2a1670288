import { useSyncExternalStore } from 'react';
import type { Upload, UploadState } from './upload.js';

/** The state of an upload, followed by the component. */
export const useUploadState = (upload: Upload): UploadState => useSyncExternalStore(upload.subscribe, upload.state);
