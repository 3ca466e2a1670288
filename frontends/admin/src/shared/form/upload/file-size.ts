const units = ['Bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** A number of bytes as people read it, in Bytes, KB, MB or GB (back-office spec §9): `512 Bytes`, `1.5 KB`, `40 MB`. */
export function fileSize(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(STEP)), units.length - 1);
  const rounded = Math.round((bytes / STEP ** power) * 10) / 10;
  // 1,023.97 KB reads as 1 MB
  return rounded === STEP && power < units.length - 1 ? `1 ${units[power + 1]}` : `${rounded} ${units[power]}`;
}
