import { setImmediate as otherWork } from 'node:timers/promises';

/** Rows between which others have their turn: about 5 ms where a value of each is decrypted. */
const BATCH = 250;

/** What each row becomes, in their order. Other requests are served meanwhile, however many rows there are. */
export async function mapInTurns<Row, Answer>(rows: readonly Row[], map: (row: Row) => Answer): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    if (at > 0) await otherWork();
    for (const row of rows.slice(at, at + BATCH)) answers.push(map(row));
  }
  return answers;
}
