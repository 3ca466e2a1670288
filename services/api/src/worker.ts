import { logRequests } from './common/logging/log-requests.js';
import { QuietNestLogger } from './common/logging/quiet-nest-logger.js';
import { AppConfig } from './config/app-config.js';
import { processConfig } from './config/process-config.js';
import { createApp } from './create-app.js';
import { VariantsProcessor } from './files/media/variants/variants.processor.js';
import { VariantsRelay } from './files/media/variants/variants-relay.js';
import { MailProcessor } from './platform/notifications/mail.processor.js';
import { MailRelay } from './platform/notifications/mail-relay.js';
import { JobMetrics } from './platform/operations/metrics/job-metrics.js';
import { runProcess } from './run-process.js';
import type { QueueWorker } from './platform/queue/queue-worker.js';
import { UpkeepProcessor } from './platform/upkeep/upkeep.processor.js';
import { WorkerModule } from './worker.module.js';

runProcess('vitrine-worker', async () => {
  processConfig('worker');
  const app = await createApp(WorkerModule);
  app.useLogger(app.get(QuietNestLogger));
  app.disable('x-powered-by');
  logRequests(app);
  const { workerPort, host } = app.get(AppConfig);
  await app.listen(workerPort, host);
  const workers = [MailProcessor, VariantsProcessor, UpkeepProcessor].map((worker) => app.get<QueueWorker>(worker));
  const metrics = app.get(JobMetrics);
  for (const { worker } of workers) metrics.watch(worker);
  await Promise.all(workers.map((worker) => worker.start()));
  for (const relay of [MailRelay, VariantsRelay]) app.get<MailRelay | VariantsRelay>(relay).start();
});
