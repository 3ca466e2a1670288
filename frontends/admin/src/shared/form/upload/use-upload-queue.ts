import { useNotify } from '@vitrine/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MediaKind } from './media-kind.js';
import { Upload } from './upload.js';

/**
 * Sends files one after the other, so that they are stored in the order in which they were chosen. Leaving cancels all of them.
 * @param label what one file is to the person, such as `Product image`
 */
export function useUploadQueue(kind: MediaKind, label: string, onArrived: (path: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const notify = useNotify();
  const all = useRef<readonly Upload[]>([]);
  const busy = useRef(false);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const show = useCallback((next: readonly Upload[]) => {
    all.current = next;
    setUploads(next);
  }, []);

  const work = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    const next = () => all.current.find((upload) => upload.state().step === 'waiting');
    for (let upload = next(); upload; upload = next()) {
      const sent = upload;
      const path = await sent.send();
      if (path === undefined) continue;
      show(all.current.filter((other) => other !== sent));
      notify({ message: `${label} uploaded successfully!` });
      arrived.current(path);
    }
    busy.current = false;
  }, [show, notify, label]);

  useEffect(
    () => () => {
      for (const upload of all.current) upload.cancel();
    },
    [],
  );

  return {
    /** Uploads that are running, waiting, failed or cancelled. */
    uploads,
    isInProgress: useCallback(
      () => all.current.some((upload) => upload.isInProgress || upload.state().step === 'waiting'),
      [],
    ),
    add: (files: File[]) => {
      show([...all.current, ...files.map((file) => new Upload(file, kind, label))]);
      void work();
    },
    retry: (upload: Upload) => {
      show(all.current.map((other) => (other === upload ? new Upload(upload.file, kind, label) : other)));
      void work();
    },
    dismiss: (upload: Upload) => show(all.current.filter((other) => other !== upload)),
  };
}
