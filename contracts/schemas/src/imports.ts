/** Kinds of rows that can be imported from a CSV file (contract: Import). */
export const IMPORT_KINDS = ['products', 'accessories', 'stores', 'coupons'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Whether a file is only checked, or its rows are written. */
export const IMPORT_MODES = ['check', 'apply'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** States of an import: `refused` = nothing was written, `failed` = an error on the server. */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row of a checked file would do to its entry. */
export const IMPORT_CHANGES = ['create', 'update', 'none'] as const;
export type ImportChange = (typeof IMPORT_CHANGES)[number];

/**
 * Limits of a CSV file: bytes, and rows without the header. Limits of an answer: `shownRows` refused rows and planned rows, `shownFields` columns of a
 * planned row, `shownText` characters of a text. An import can be looked up for `keptDays` days.
 */
export const IMPORT_LIMITS = {
  bytes: 50 * 1024 * 1024,
  rows: 50_000,
  shownRows: 1000,
  shownFields: 12,
  shownText: 80,
  keptDays: 30,
} as const;
