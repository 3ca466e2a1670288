import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { cleanCaptions, cleanImage, MediaStore, videoDuration, type NewMedia } from '../media/index.js';
import { WorkDirectory, type WorkFiles } from '../storage/index.js';
import type { FileFields } from './form-fields.js';
import type { ReceivedFile } from './receive-file.js';
import { malformed, receiveForm, type FormPart } from './receive-form.js';

/** A form whose files are stored: a field for files has the path or, if it is a list, the paths. */
export interface TakenForm {
  body: Record<string, unknown>;
  paths: string[];
}

/** Receives forms with files. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly media: MediaStore,
    private readonly directory: WorkDirectory,
  ) {}

  /**
   * Reads a form and stores its files. If this fails, or the client has disconnected by the end, no files are left: a client without an answer must
   * not find the files later.
   * @throws ApiError 400, 413, 415; StorageFailure
   */
  async take(request: Request, fields: FileFields): Promise<TakenForm> {
    const work = await this.directory.open();
    try {
      const parts = await receiveForm(request, fields, work);
      const files = parts.filter((part) => 'file' in part);
      const made: NewMedia[] = [];
      const assertConnected = () => {
        if (request.socket.destroyed) throw malformed();
      };
      for (const { file } of files) made.push(await prepareMedia(file, work, assertConnected));
      const paths = await this.media.keep(made);
      if (request.socket.destroyed) {
        await this.media.discardUnused(paths);
        throw malformed();
      }
      const pathByPart = new Map(files.map((part, index) => [part as FormPart, paths[index] ?? '']));
      return { body: bodyOf(parts, fields, pathByPart), paths };
    } finally {
      await work.discard();
    }
  }

  /** Removes the files of a refused form, except those that are in use by now. */
  discardUnused(paths: readonly string[]): Promise<void> {
    return this.media.discardUnused(paths);
  }
}

/** Makes the file to be stored: pictures and captions are read and written again, videos are not changed. */
async function prepareMedia(
  { type, file, sizeBytes, name }: ReceivedFile,
  work: WorkFiles,
  assertConnected: () => void,
): Promise<NewMedia> {
  assertConnected();
  if (type.kind === 'video') {
    return { ...type, file, name, sizeBytes, width: null, height: null, durationSeconds: await videoDuration(file) };
  }
  const clean = work.next();
  if (type.kind === 'captions') {
    const size = await cleanCaptions(file, clean);
    return { ...type, file: clean, name, sizeBytes: size, width: null, height: null, durationSeconds: null };
  }
  const { type: kept, width, height } = await cleanImage(file, clean, type, assertConnected);
  const { size } = await stat(clean);
  return { ...kept, file: clean, name, sizeBytes: size, width, height, durationSeconds: null };
}

function bodyOf(
  parts: readonly FormPart[],
  fields: FileFields,
  pathByPart: ReadonlyMap<FormPart, string>,
): Record<string, unknown> {
  const texts = new Map<string, string[]>();
  const files = new Map<string, string[]>();
  for (const part of parts) {
    const [values, value] = 'text' in part ? [texts, part.text] : [files, pathByPart.get(part) ?? ''];
    values.set(part.name, [...(values.get(part.name) ?? []), value]);
  }
  return Object.fromEntries([
    ...[...texts].map(([name, all]) => [name, all.length === 1 ? all[0] : all] as const),
    ...[...files].map(([name, all]) => [name, fields.get(name)?.list ? all : all[0]] as const),
  ]);
}
