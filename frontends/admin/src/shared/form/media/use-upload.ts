import { useNotify } from '@vitrine/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaKind } from '../upload/media-kind.js';
import { Upload } from '../upload/upload.js';

interface Chosen {
  upload: Upload;
  /** `blob:` URL of the file, for its preview. */
  address: string;
}

/**
 * Uploads one file at a time: choosing another, or leaving, cancels the previous upload.
 * @param label what the file is to the person, such as `Header video`
 */
export function useUpload(kind: MediaKind, label: string, onArrived: (path: string) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const current = useRef<Chosen>(undefined);
  const notify = useNotify();
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const replaceCurrent = useCallback((next: Chosen | undefined) => {
    const before = current.current;
    current.current = next;
    if (before === undefined || before === next) return;
    before.upload.cancel();
    URL.revokeObjectURL(before.address);
  }, []);
  useEffect(() => () => replaceCurrent(undefined), [replaceCurrent]);

  const show = (next: Chosen | undefined) => {
    replaceCurrent(next);
    setChosen(next);
  };
  const send = async (sent: Chosen) => {
    const path = await sent.upload.send();
    if (path === undefined || current.current !== sent) return;
    show(undefined);
    notify({ message: `${label} uploaded successfully!` });
    arrived.current(path);
  };
  return {
    chosen,
    isInProgress: useCallback(() => current.current?.upload.isInProgress ?? false, []),
    take: ([file]: File[]) => {
      if (!file) return;
      const next = { upload: new Upload(file, kind, label), address: URL.createObjectURL(file) };
      show(next);
      void send(next);
    },
    retry: () => {
      if (chosen) void send(chosen);
    },
    dismiss: () => show(undefined),
  };
}
