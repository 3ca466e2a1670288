import { PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { ActionLinks } from '../shared/controls/action-links.js';
import { Message } from '../shared/controls/states/message.js';
import { NOT_FOUND_TEXTS } from './texts.js';

/** Any address that is no page. */
export default function NotFoundPage() {
  const t = useTexts(NOT_FOUND_TEXTS);
  return (
    <PublicPage ground="ivory">
      <PageHead title={t('title')} status={404} />
      <Message eyebrow={t('eyebrow')} title={t('title')} text={t('text')}>
        <ActionLinks main={{ to: '/products', text: t('products') }} other={{ to: '/', text: t('home') }} />
      </Message>
    </PublicPage>
  );
}
