import { AppModule } from './app.module.js';
import { AppConfig } from './config/app-config.js';
import { configureApp } from './configure-app.js';
import { createApp } from './create-app.js';
import { runProcess } from './run-process.js';

runProcess('vitrine-api', async () => {
  const app = await createApp(AppModule);
  configureApp(app);
  const { apiPort, host } = app.get(AppConfig);
  await app.listen(apiPort, host);
});
