import { PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Message } from '../shared/controls/states/message.js';
import { NOT_FOUND_TEXTS } from './texts.js';

/** Any address that is no page. */
export default function NotFoundPage() {
  const t = useTexts(NOT_FOUND_TEXTS);
  return (
    <PublicPage ground="ivory">
      <PageHead title={t('title')} status={404} />
      <Message eyebrow={t('eyebrow')} title={t('title')} text={t('text')}>
        <ButtonLink tone="green" to="/products">
          {t('products')}
        </ButtonLink>
        <ButtonLink tone="line" to="/">
          {t('home')}
        </ButtonLink>
      </Message>
    </PublicPage>
  );
}
