import { ApiFailure, session } from '@vitrine/platform';

/** The answer was a refusal; `statusText` is the protocol's own name of the status, where it has one. */
export class UploadRefused extends ApiFailure {
  constructor(
    status: number,
    code: string,
    sentence: string,
    readonly statusText: string,
  ) {
    super(status, code, sentence);
    this.name = 'UploadRefused';
  }
}

/** The answer was a success but names no file. */
export class NoFileNamed extends Error {}

/** No answer came. */
export class UploadBroken extends Error {}

interface Sending {
  onProgress: (sentBytes: number) => void;
  /** Aborts the request; the server then stores nothing (contract: Uploads). */
  signal: AbortSignal;
}

const endedCodes = ['TOKEN_EXPIRED', 'INVALID_TOKEN'];

interface Answer {
  code?: string;
  error?: string;
  urls?: unknown;
}

function toAnswer(text: string): Answer {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function pathIn({ urls }: Answer): string | undefined {
  const path: unknown = Array.isArray(urls) ? urls[0] : undefined;
  return typeof path === 'string' ? path : undefined;
}

/**
 * Sends one file to `POST /api/upload` with the administrator's token. Uses XMLHttpRequest, because `fetch` does not report the progress of an
 * upload.
 * @returns the file's path on the server
 * @throws UploadRefused, NoFileNamed, UploadBroken, or the signal's reason once aborted
 */
export function sendFile(file: File, { onProgress, signal }: Sending): Promise<string> {
  const request = new XMLHttpRequest();
  const token = session.token();
  const form = new FormData();
  form.append('files', file);

  return new Promise<string>((resolve, reject) => {
    const abort = () => request.abort();
    const settle = (work: () => void) => () => {
      signal.removeEventListener('abort', abort);
      work();
    };
    request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
    request.onerror = settle(() => reject(new UploadBroken()));
    request.ontimeout = request.onerror;
    request.onabort = settle(() => reject(signal.reason as Error));
    request.onload = settle(() => {
      const { status, statusText } = request;
      const answer = toAnswer(request.responseText);
      if (status >= 200 && status < 300) {
        const path = pathIn(answer);
        if (path === undefined) reject(new NoFileNamed());
        else resolve(path);
        return;
      }
      const { code = 'INTERNAL', error = '' } = answer;
      if (status === 401 && endedCodes.includes(code) && token === session.token()) session.end('expired');
      reject(new UploadRefused(status, code, error, statusText));
    });
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    signal.addEventListener('abort', abort);
    request.open('POST', '/api/upload');
    request.setRequestHeader('Accept-Language', 'en');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.send(form);
  });
}
