import { type Boot, useLanguage, useLocation } from '@vitrine/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary.js';
import { hideNotice, showNotice } from './notice.js';
import { loadPages, remoteFor, type RemoteName } from './remotes.js';

interface PagesProps {
  remotes: Boot['remotes'];
  /** The remotes that are loaded when the page starts. */
  first: Partial<Record<RemoteName, ComponentType>>;
}

/** Renders the remote of the present path, and loads another one when a link leads to it. */
export function Pages({ remotes, first }: PagesProps) {
  const { pathname } = useLocation();
  const name = remoteFor(pathname);
  const { language } = useLanguage();
  const [shown, show] = useState(first);
  const Remote = shown[name];

  useEffect(() => {
    if (Remote) return;
    let wanted = true;
    const load = async () => {
      try {
        const pages = await loadPages(name, remotes);
        hideNotice();
        if (wanted) show((present) => ({ ...present, [name]: pages }));
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
