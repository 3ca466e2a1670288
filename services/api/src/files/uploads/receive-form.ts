import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { sentence } from '@vitrine/schemas';
import type { Request } from 'express';
import { ApiError, badRequest, validationFailed } from '../../common/errors/api-error.js';
import { FORM_LIMITS, FORM_TEXT_BYTES } from '../../common/http/requests/form-limits.js';
import { isInherited } from '../../common/http/requests/json-body.js';
import type { WorkFiles } from '../storage/index.js';
import type { FileField, FileFields } from './form-fields.js';
import { receiveFile, type ReceivedFile } from './receive-file.js';

/** A part of a form: a text, or a completely received file. */
export type FormPart<Received = ReceivedFile> = { name: string } & ({ text: string } | { file: Received });

/** Writes the file of a field to the disk while it arrives; resolves to `undefined` for an empty file. */
export type Receive<Received> = (
  arriving: Readable,
  field: FileField,
  file: string,
  /** The file's name at the client. */
  name: string | undefined,
) => Promise<Received | undefined>;

const receiveMedia: Receive<ReceivedFile> = (arriving, { kind }, file, name) => receiveFile(arriving, kind, file, name);

const NAME_LENGTH = 100;

const tooMuchText = () => new ApiError(413, 'PAYLOAD_TOO_LARGE', sentence('upload.formTooLarge'));
/** Also for a client that disconnected, which cannot read the answer: a 400 is not logged as an error of the server. */
export const malformed = () => badRequest('VALIDATION_FAILED', sentence('upload.malformed'));

/**
 * Reads a `multipart/form-data` body; its files are written to temporary files while they arrive. Files of other than the named fields are
 * ignored. After a failure the rest of the body is received and dropped, so that the client can read its answer.
 * @returns the parts in the order of the form
 * @throws ApiError 400 for a malformed or incomplete form or too many files, 413, 415; StorageFailure
 */
export async function receiveForm(request: Request, fields: FileFields, work: WorkFiles): Promise<FormPart[]> {
  return receiveFormWith(receiveMedia, request, fields, work);
}

/** Like {@link receiveForm}, with another function than {@link receiveFile} for the files. */
export async function receiveFormWith<Received>(
  receive: Receive<Received>,
  request: Request,
  fields: FileFields,
  work: WorkFiles,
): Promise<FormPart<Received>[]> {
  const reception = new Reception(receive, request, fields, work);
  return reception.run();
}

class Reception<Received> {
  private readonly parser: BusboyInstance;
  private readonly parts: (FormPart<Received> | undefined)[] = [];
  private readonly receiving: Promise<void>[] = [];
  private readonly counts = new Map<string, number>();
  private arriving: Readable | undefined;
  private textBytes = 0;
  private fail: (reason: unknown) => void = () => undefined;

  constructor(
    private readonly receive: Receive<Received>,
    private readonly request: Request,
    private readonly fields: FileFields,
    private readonly work: WorkFiles,
  ) {
    this.parser = createParser(request);
  }

  async run(): Promise<FormPart<Received>[]> {
    const { request, parser } = this;
    try {
      await new Promise<void>((resolve, reject) => {
        this.fail = reject;
        parser.on('file', (name, stream, filename) => this.onFile(name, stream, filename));
        parser.on('field', (name, text, _nameCut, cut) => this.onText(name, text, cut));
        for (const event of ['partsLimit', 'fieldsLimit'] as const) parser.on(event, () => reject(tooMuchText()));
        parser.on('error', () => reject(malformed()));
        parser.on('finish', () => void Promise.all(this.receiving).then(() => resolve(), reject));
        request.on('error', () => reject(malformed()));
        request.on('close', () => {
          if (!request.complete) reject(malformed());
        });
        if (request.destroyed) reject(malformed());
        request.pipe(parser);
      });
    } catch (error) {
      await this.stop();
      throw error;
    }
    return this.parts.filter((part) => part !== undefined);
  }

  private async stop(): Promise<void> {
    const { request, parser } = this;
    request.unpipe(parser);
    request.resume();
    this.arriving?.destroy();
    parser.on('error', () => undefined).destroy();
    await Promise.allSettled(this.receiving);
  }

  private onText(name: string | undefined, text: string, cut: boolean): void {
    this.textBytes += Buffer.byteLength(text);
    if (cut || this.textBytes > FORM_TEXT_BYTES) this.fail(tooMuchText());
    if (isFieldName(name)) this.parts.push({ name, text });
  }

  private onFile(name: string | undefined, stream: Readable, filename: string | undefined): void {
    this.arriving = stream;
    const field = isFieldName(name) ? this.fields.get(name) : undefined;
    if (!isFieldName(name) || !field) {
      stream.on('error', () => undefined).resume();
      return;
    }
    const place = this.parts.push(undefined) - 1;
    const received = this.receive(stream, field, this.work.next(), filename).then((file) => {
      if (file) this.parts[place] = { name, file };
      else if (filename) throw badRequest('VALIDATION_FAILED', sentence('upload.empty'));
    });
    received.catch((error: unknown) => this.fail(error));
    this.receiving.push(received);
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    if (count > field.max) {
      this.fail(validationFailed([{ field: name, message: sentence('upload.tooMany', { count: String(field.max) }) }]));
    }
  }
}

const isFieldName = (name: string | undefined): name is string =>
  name !== undefined && name !== '' && name.length <= NAME_LENGTH && !isInherited(name);

/** @throws ApiError 400 if the header names no boundary */
function createParser({ headers }: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: FORM_LIMITS,
    });
  } catch {
    throw malformed();
  }
}
