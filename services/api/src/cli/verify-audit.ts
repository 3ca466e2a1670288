import { AuditVerifier, type ChainPoint } from '../people/privacy/audit-verification.js';
import { runCommand } from './run-command.js';

const USAGE =
  'use: npm run audit:verify [-- --head NUMBER:HASH], a head as the log of the worker names it ("audit.head")';

/** Verifies the hash chain of the audit log; exits with code 1 and names the first invalid entry. */
runCommand(
  'vitrine-verify-audit',
  () => headIn(process.argv.slice(2)),
  async (app, known) => {
    const { entries, head, fault } = await app.get(AuditVerifier, { strict: false }).verify(known);
    const end = head ? `${head.seq}:${head.hash}` : 'none';
    if (fault === undefined) process.stdout.write(`${entries} entries hold. Head: ${end}\n`);
    else {
      process.stdout.write(`${fault}\n${entries} entries before it hold, up to ${end}\n`);
      process.exitCode = 1;
    }
  },
);

function headIn(words: readonly string[]): ChainPoint | undefined {
  if (words.length === 0) return undefined;
  const [, seq, hash] = /^--head (\d+):([0-9a-f]{64})$/.exec(words.join(' ')) ?? [];
  if (seq === undefined || hash === undefined) throw new Error(USAGE);
  return { seq: BigInt(seq), hash };
}
