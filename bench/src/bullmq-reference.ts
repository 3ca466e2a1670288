import { createPostgresBackend, Queue, setDefaultBackendFactory, Worker } from 'bullmq';
import { createTransport } from 'nodemailer';

/**
 * A bare BullMQ worker on PostgreSQL that sends one ready mail for each job. On `go` over the IPC channel it adds the jobs, and sends back the
 * seconds until the last mail was accepted. `bullmq-reference.ts DATABASE_URL SMTP_URL MAILS CONCURRENCY`
 */
const [, , connectionString = '', smtpUrl = '', mails = '0', concurrency = '1'] = process.argv;
const count = Number(mails);
const text = 'Guten Tag, vielen Dank für Ihre Bestellanfrage. '.repeat(40);
const mail = {
  from: 'Vitrine <orders@vitrine.example>',
  to: 'bench@messung.example.com',
  subject: 'Ihre Bestellanfrage',
  html: `<p>${text.repeat(3)}</p>`,
  text,
};

setDefaultBackendFactory(createPostgresBackend);
const connection = { connectionString, schema: 'bench', migrate: true, max: 4 };
const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 5 });
const queue = new Queue('mails', { connection });
let sent = 0;
let done: () => void = () => undefined;
const worker = new Worker(
  'mails',
  async () => {
    await transport.sendMail(mail);
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
