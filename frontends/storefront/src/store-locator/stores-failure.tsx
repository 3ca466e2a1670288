import { useLanguage, useTexts } from '@vitrine/platform';
import common from '../shared/common.module.css';
import { buttonClass } from '../shared/controls/button-link.js';
import { CONTROL_TEXTS } from '../shared/controls/texts.js';
import { failureText } from '../shared/failure-text.js';
import { Message } from '../shared/controls/states/message.js';
import { reloadPage } from './reload-page.js';
import { STORE_TEXTS } from './texts.js';

/** The failure page of the store locator (public spec §8). */
export function StoresFailure({ error }: { error: Error }) {
  const t = useTexts(STORE_TEXTS);
  const c = useTexts(CONTROL_TEXTS);
  const { language } = useLanguage();
  const text = failureText(error, language, {
    network: t('failure.network'),
    tooMany: t('failure.tooMany'),
    other: t('failure.fetch'),
  });
  return (
    <div role="alert">
      <Message title={t('failure.title')} text={text}>
        <div className={common.actions}>
          <button type="button" className={buttonClass('green')} onClick={reloadPage}>
            {c('retry')}
          </button>
        </div>
      </Message>
    </div>
  );
}
