/** What a CSV file can bring rows of (contract: Import). */
export const IMPORT_KINDS = ['products', 'accessories', 'stores', 'coupons'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Whether a file is only looked through, or its rows are written. */
export const IMPORT_MODES = ['check', 'apply'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** How far an import is; of a `refused` one nothing was written, a `failed` one broke on our side. */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'refused', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Of a CSV file: bytes, rows below the names of the columns, refused rows that an answer tells; and for how many days an import can be looked up. */
export const IMPORT_LIMITS = { bytes: 50 * 1024 * 1024, rows: 50_000, told: 1000, keptDays: 30 } as const;
