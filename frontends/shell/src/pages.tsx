import { type Boot, useLanguage, useLocation } from '@vitrine/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { hideNotice, showNotice } from './notice.js';
import { loadedRemote, loadPages, remoteFor } from './remotes.js';

/** The remote that shows the present address; another one is loaded when a link leads to it. */
export function Pages({ remotes }: { remotes: Boot['remotes'] }) {
  const { pathname } = useLocation();
  const name = remoteFor(pathname);
  const { language } = useLanguage();
  const [, update] = useState(0);
  const Remote: ComponentType | undefined = loadedRemote(name);

  useEffect(() => {
    if (Remote) return;
    let wanted = true;
    const load = async () => {
      try {
        await loadPages(name, remotes);
        hideNotice();
        if (wanted) update((count) => count + 1);
      } catch (error) {
        if (wanted) showNotice(error, language, load);
      }
    };
    void load();
    return () => {
      wanted = false;
      hideNotice();
    };
  }, [Remote, name, remotes, language]);

  if (!Remote) return null;
  return (
    <ErrorBoundary key={name} language={language} address={pathname}>
      <Remote />
    </ErrorBoundary>
  );
}
