import { logRequests } from './common/logging/log-requests.js';
import { QuietNestLogger } from './common/logging/quiet-nest-logger.js';
import { AppConfig } from './config/app-config.js';
import { processConfig } from './config/process-config.js';
import { createApp } from './create-app.js';
import { MediaWorker } from './files/media/media-worker.js';
import { MailWorker } from './platform/notifications/mail-worker.js';
import { runProcess } from './run-process.js';
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
  await Promise.all([app.get(MailWorker).start(), app.get(MediaWorker).start(), app.get(UpkeepProcessor).start()]);
});
