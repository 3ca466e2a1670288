import { FileUnfit, FileUnreadable } from './file-errors.js';
import { failureSentence, type UploadFailure } from './failure-sentence.js';
import { type MediaKind, mediaRules, findRefusal } from './media-kind.js';
import { sendFile } from './send-file.js';
import { measureTransfer, type Transfer } from './transfer.js';
import { asUpload } from './in-progress.js';

/** Back-office spec §4, Upload. */
export type UploadState =
  | { step: 'waiting' }
  | { step: 'preparing' }
  | { step: 'uploading'; transfer: Transfer }
  | { step: 'complete'; path: string }
  | { step: 'failed'; failure: UploadFailure }
  | { step: 'cancelled' };

/** Whether the file can be read at all: it may have been moved or removed since it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  new Promise<void>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve();
    reader.onerror = () => reject(new FileUnreadable());
    reader.readAsArrayBuffer(file.slice(0, 1));
  }).then(
    () => true,
    () => false,
  );

/** The upload of one file; can be cancelled and sent again. Its state is read by `useSyncExternalStore`. */
export class Upload {
  private readonly listeners = new Set<() => void>();
  private current: UploadState = { step: 'waiting' };
  private running: AbortController | undefined;

  /** @param label what the file is to the person, such as `Header video` */
  constructor(
    readonly file: File,
    readonly kind: MediaKind,
    readonly label: string,
  ) {}

  readonly state = (): UploadState => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get isInProgress(): boolean {
    return this.current.step === 'preparing' || this.current.step === 'uploading';
  }

  /** Sends the file, also again. It never throws: the outcome is in the state. @returns the file's path; undefined when it was not stored */
  async send(): Promise<string | undefined> {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    const say = (state: UploadState) => {
      if (this.running === running) this.become(state);
    };
    say({ step: 'preparing' });
    try {
      const path = await asUpload(() => this.deliver(running.signal, say));
      if (running.signal.aborted) return undefined;
      say({ step: 'complete', path });
      return path;
    } catch (error) {
      if (!running.signal.aborted) say({ step: 'failed', failure: failureSentence(error, this.label) });
      return undefined;
    }
  }

  /** Cancels the upload: aborts the request at once, and the server stores nothing. */
  cancel(): void {
    if (!this.isInProgress && this.current.step !== 'waiting') return;
    const running = this.running;
    this.running = undefined;
    this.become({ step: 'cancelled' });
    running?.abort();
  }

  private async deliver(signal: AbortSignal, say: (state: UploadState) => void): Promise<string> {
    const refusal = findRefusal(this.file, this.kind);
    if (refusal !== undefined) throw new FileUnfit(refusal);
    if (!(await isReadable(this.file))) throw new FileUnreadable();
    signal.throwIfAborted();
    const measure = measureTransfer(performance.now(), this.file.size);
    const report = (sentBytes: number) => say({ step: 'uploading', transfer: measure(sentBytes, performance.now()) });
    report(0);
    const path = await sendFile(this.file, { onProgress: report, signal });
    const { path: expected, wrongType } = mediaRules[this.kind];
    if (!expected.test(path)) throw new FileUnfit(wrongType);
    return path;
  }

  private become(state: UploadState): void {
    this.current = state;
    for (const listener of [...this.listeners]) listener();
  }
}
