import { AppScreens, EDITION_THEMES, readFragment, type Screen, toFragment } from '@vitrine/app-screens';
import { Link, PageHead, storedText, useLanguage, useStored, useTexts } from '@vitrine/platform';
import { useEffect, useState } from 'react';
import { NoScriptNotice } from '../shared/controls/states/no-script-notice.js';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { useFragment } from '../shared/app-preview/use-fragment.js';
import styles from './app-page.module.css';
import { MANIFEST_PATH } from './manifest-path.js';
import { APP_DEMO_TEXTS } from './texts.js';

/** The last design of the app on this device, because the installed page starts without a fragment. */
const lastFragment = storedText<string>('appDemo', (text) => text, '', 'local');

/** Matches a fragment that contains a design. */
const DESIGNED = /[#&]primary=/;

/** `/app`: an installable page with the screens of the app over the whole window, in the design of the address's fragment. */
export default function AppPage() {
  const t = useTexts(APP_DEMO_TEXTS);
  const title = usePageTitle();
  const { language } = useLanguage();
  const fragment = useFragment();
  const [kept, keep] = useStored(lastFragment);
  const isDesigned = DESIGNED.test(fragment ?? '');
  const { theme, screen } = readFragment(isDesigned ? (fragment ?? '') : kept, EDITION_THEMES.prestige);
  const [chosen, show] = useState<Screen>();

  /** Only the design of the address, so that nothing else of a link is stored on the device. */
  const designed = isDesigned ? toFragment(theme, screen) : undefined;

  useEffect(() => {
    if (designed !== undefined) keep(designed);
  }, [designed, keep]);

  return (
    <main className={styles.page} data-waiting={fragment === null}>
      <PageHead title={title} description={t('description')} canonical="/app" />
      <link rel="manifest" href={`${MANIFEST_PATH}?lang=${language}`} />
      <meta name="theme-color" content={theme.primary} />
      <meta name="apple-mobile-web-app-title" content={theme.house} />
      <NoScriptNotice reason={t('reason')} />
      <div className={styles.app}>
        <AppScreens theme={theme} language={language} screen={chosen ?? screen} onScreen={show} heading="h1" />
      </div>
      <p className={styles.note}>
        <span>{t('demo')}</span>
        <Link to={`/configure${toFragment(theme)}`}>{t('design')}</Link>
      </p>
    </main>
  );
}
