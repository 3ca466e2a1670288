import { createPostgresBackend, Queue, setDefaultBackendFactory, Worker, type Job } from 'bullmq';
import { createTransport } from 'nodemailer';

/** A mail that is made already. */
export interface ReadyMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * A bare BullMQ worker on PostgreSQL that sends one ready mail for each job. On `go` over the IPC channel it adds the jobs, and sends back the
 * seconds until the last mail was accepted. `bullmq-reference.ts DATABASE_URL SMTP_URL MAILS CONCURRENCY READY_MAILS_AS_JSON`
 */
const [, , connectionString = '', smtpUrl = '', mails = '0', concurrency = '1', examples = '[]'] = process.argv;
const count = Number(mails);
const ready = (JSON.parse(examples) as ReadyMail[]).map((mail) => ({
  from: 'Vitrine <orders@vitrine.example>',
  to: 'bench@messung.example.com',
  ...mail,
}));

setDefaultBackendFactory(createPostgresBackend);
const connection = { connectionString, schema: 'bench', migrate: true, max: 4 };
const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 5 });
const queue = new Queue('mails', { connection });
let sent = 0;
let done: () => void = () => undefined;
const worker = new Worker(
  'mails',
  async ({ data }: Job<{ mail: number }>) => {
    await transport.sendMail(ready[data.mail % ready.length] ?? {});
    if (++sent === count) done();
  },
  { connection, concurrency: Number(concurrency), autorun: false },
);
await worker.waitUntilReady();
await queue.waitUntilReady();
void worker.run();

process.on('message', () => {
  const begun = performance.now();
  sent = 0;
  done = () => process.send?.((performance.now() - begun) / 1000);
  const jobs = Array.from({ length: count }, (_, index) => ({
    name: 'mail',
    data: { mail: index },
    opts: { removeOnComplete: true },
  }));
  void queue.addBulk(jobs);
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
