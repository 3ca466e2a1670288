import { type Boot, createDraftQueries, createQueryClient, fillQueries, type PageData } from '@vitrine/platform';
import { BrowserRouter, createI18n, fromBoot, loadTexts, Platform, preloadPages } from '@vitrine/platform/shell';
import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readBlock } from './boot.js';
import { nextTask } from './next-task.js';
import { hideNotice, showNotice } from './notice.js';
import { Pages } from './pages.js';
import { loadPages, remoteFor, type RemoteName } from './remotes.js';

/**
 * Loads the pages of the present address, then hydrates the server's page, which stays as it is until then and if loading fails.
 */
export async function start(boot: Boot): Promise<void> {
  const name = remoteFor(location.pathname);
  const first: Partial<Record<RemoteName, ComponentType>> = {};
  try {
    first[name] = await loadPages(name, boot.remotes);
    await Promise.all([preloadPages(boot.pages), loadTexts(boot.language)]);
  } catch (error) {
    showNotice(error, boot.language, () => start(boot));
    return;
  }
  hideNotice();
  // the scripts that were just loaded have run in this task
  await nextTask();
  const queries = boot.preview ? createDraftQueries(boot.preview) : createQueryClient();
  fillQueries(queries, readBlock<PageData>('vitrine-data'), boot.language);
  const environment = fromBoot(boot);
  const page = (
    <BrowserRouter>
      <Platform environment={environment} i18n={createI18n(boot.language, environment.settings)} queries={queries}>
        <Pages remotes={boot.remotes} first={first} />
      </Platform>
    </BrowserRouter>
  );
  const root = document.getElementById('root');
  if (!root) return;
  // a transition hydrates in slices, so that taps and keys are handled in between
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}
