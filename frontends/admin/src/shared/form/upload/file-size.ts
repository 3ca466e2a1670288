const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A number of bytes as people read it, in Bytes, KB, MB or GB (back-office spec §9): `512 Bytes`, `1.5 KB`, `40 MB`. */
export function fileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), UNITS.length - 1);
  const rounded = Math.round((bytes / STEP ** power) * 10) / 10;
  // 1,023.97 KB reads as 1 MB
  return rounded === STEP && power < UNITS.length - 1 ? `1 ${UNITS[power + 1]}` : `${rounded} ${UNITS[power]}`;
}
