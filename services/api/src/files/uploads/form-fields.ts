import { UPLOAD_LIMITS } from '@vitrine/schemas';

export type UploadKind = 'image' | 'video' | 'captions' | 'any';

/** A field of a form for files. */
export interface FileField {
  kind: UploadKind;
  /** Whether it may have several files; the handler gets a list of paths. */
  list: boolean;
  /** Maximum number of files; 1 if the field is not a list. */
  max: number;
}

/** The parameter of `@MediaForm`. */
export type FileFieldOptions = Record<string, UploadKind | { kind: UploadKind; list?: boolean; max?: number }>;

export type FileFields = ReadonlyMap<string, FileField>;

export function toFileFields(options: FileFieldOptions): FileFields {
  return new Map(
    Object.entries(options).map(([name, option]) => {
      const { kind, list = false, max = UPLOAD_LIMITS.files } = typeof option === 'string' ? { kind: option } : option;
      return [name, { kind, list, max: list ? max : 1 }];
    }),
  );
}

/** Metadata of a handler: its {@link FileFields}. */
export const FILE_FIELDS = 'vitrine:file-fields';
