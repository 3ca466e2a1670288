/** What a CSV file can bring rows of (contract: Import). */
export const IMPORT_KINDS = ['products', 'accessories', 'stores', 'coupons'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Whether a file is only looked through, or its rows are written. */
export const IMPORT_MODES = ['check', 'apply'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** How far an import is; of a `refused` one nothing was written, a `failed` one broke on our side. */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row of a checked file would do to its entry. */
export const IMPORT_CHANGES = ['create', 'update', 'none'] as const;
export type ImportChange = (typeof IMPORT_CHANGES)[number];

/**
 * Of a CSV file: bytes, rows below the names of the columns; refused rows, and planned rows, that an answer tells; columns of a planned row, and characters of a text, that it
 * tells; and for how many days an import can be looked up.
 */
export const IMPORT_LIMITS = {
  bytes: 50 * 1024 * 1024,
  rows: 50_000,
  told: 1000,
  toldFields: 12,
  toldText: 80,
  keptDays: 30,
} as const;
