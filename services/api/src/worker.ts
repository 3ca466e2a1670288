import { logRequests } from './common/logging/log-requests.js';
import { QuietNestLogger } from './common/logging/quiet-nest-logger.js';
import { AppConfig } from './config/app-config.js';
import { processConfig } from './config/process-config.js';
import { createApp } from './create-app.js';
import { VariantsProcessor } from './files/media/variants/variants.processor.js';
import { VariantsRelay } from './files/media/variants/variants-relay.js';
import { EventConsumers } from './platform/events/consumers/event-consumers.js';
import { ImportsProcessor } from './platform/imports/run/imports.processor.js';
import { ImportsRelay } from './platform/imports/run/imports-relay.js';
import { MailProcessor } from './platform/notifications/mail.processor.js';
import { MailRelay } from './platform/notifications/mail-relay.js';
import { JobMetrics } from './platform/operations/metrics/job-metrics.js';
import { WebhookDispatcher } from './platform/webhooks/delivery/webhook-dispatcher.js';
import { readExtensions } from './extension/read-extensions.js';
import { withExtensions } from './extension/with-extensions.js';
import { runProcess } from './run-process.js';
import type { QueueWorker } from './platform/queue/queue-worker.js';
import { UpkeepProcessor } from './platform/upkeep/upkeep.processor.js';
import { WorkerModule } from './worker.module.js';

runProcess('vitrine-worker', async () => {
  processConfig('worker');
  const app = await createApp(withExtensions(WorkerModule, 'worker', await readExtensions()));
  app.useLogger(app.get(QuietNestLogger));
  app.disable('x-powered-by');
  logRequests(app);
  const { workerPort, host } = app.get(AppConfig);
  await app.listen(workerPort, host);
  const workers = [MailProcessor, VariantsProcessor, ImportsProcessor, UpkeepProcessor].map((worker) =>
    app.get<QueueWorker>(worker),
  );
  const metrics = app.get(JobMetrics);
  for (const { worker } of workers) metrics.watch(worker);
  await Promise.all(workers.map((worker) => worker.start()));
  for (const relay of [MailRelay, VariantsRelay, ImportsRelay, WebhookDispatcher, EventConsumers])
    app.get<{ start: () => void }>(relay).start();
});
