import { act } from '@testing-library/react';

/** A fake XMLHttpRequest whose upload a test answers. */
export class FakeUpload {
  readonly headers = new Map<string, string>();
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  call = '';
  body: FormData | undefined;
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onabort: (() => void) | undefined;

  open(method: string, path: string): void {
    this.call = `${method} ${path}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    this.body = body;
    FakeUpload.sent.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }

  /** Reports that this number of bytes was sent. */
  progress(loaded: number): void {
    act(() => this.upload.onprogress?.({ loaded }));
  }

  answer(status: number, body: unknown, statusText = ''): void {
    Object.assign(this, { status, statusText, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.onload?.();
  }

  arriveAs(path: string): void {
    this.answer(201, { urls: [path] }, 'Created');
  }

  /** Simulates a lost connection. */
  breakOff(): void {
    this.onerror?.();
  }

  private static sent: FakeUpload[] = [];

  /** Makes every upload a fake one. @returns those that were sent, in order */
  static install(): FakeUpload[] {
    FakeUpload.sent = [];
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
    URL.createObjectURL = () => 'blob:chosen';
    URL.revokeObjectURL = () => undefined;
    return FakeUpload.sent;
  }
}

/** A file with this number of bytes; its content does not matter. */
export const aFile = (name = 'film.mp4', bytes = 4096, type = 'video/mp4'): File =>
  new File([new Uint8Array(bytes)], name, { type });

/** A file that cannot be read any more. */
export const aLostFile = (): File =>
  Object.assign(aFile(), {
    slice: () => {
      throw new DOMException('gone', 'NotReadableError');
    },
  });
