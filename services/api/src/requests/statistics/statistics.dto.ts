/** What one calendar day brought. */
export class DayDto {
  /** The calendar day. @example "2026-11-21" */
  date!: string;
  /** Orders placed on this day, whatever became of them since; deleted ones are left out. @example 12 */
  orders!: number;
  /** Contact requests received on this day that are still there. @example 3 */
  contacts!: number;
}

/** What the last days brought. */
export class StatisticsDto {
  /** In which a day begins and ends. @example "Europe/Berlin" */
  timeZone!: string;
  /** Every day, the oldest first and today last. */
  days!: DayDto[];
}
