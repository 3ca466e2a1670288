import { PageHead, useFormat, useLocation, useTexts } from '@vitrine/platform';
import { CONTENT_PAGE_PATHS, CONTENT_PAGE_TYPES } from '@vitrine/schemas';
import { useMemo } from 'react';
import { PublicPage } from '../layout/index.js';
import { useContentPage } from '../shared/content/content-page.js';
import { RichText } from '../shared/content/rich-text.js';
import { EditableText } from './editable-text.js';
import { type Section, toSectionedText } from './sections.js';
import { TextPage } from './text-page.js';
import { CONTENT_TEXTS } from './texts.js';

const NO_SECTIONS: readonly Section[] = [];

/** `/privacy`, `/terms` and `/imprint`: pages that staff write (public spec §2, Content pages). */
export default function EditablePage() {
  const t = useTexts(CONTENT_TEXTS);
  const format = useFormat();
  const path = useLocation().pathname.replace(/\/$/, '');
  const type = CONTENT_PAGE_TYPES.find((each) => CONTENT_PAGE_PATHS[each] === path) ?? 'privacy_policy';
  const { data } = useContentPage(type);
  const content = data?.content;
  const text = useMemo(() => (content === undefined ? undefined : toSectionedText(content)), [content]);
  const title = data?.title ?? t(`${type}.title`);
  return (
    <PublicPage ground="ivory">
      <PageHead
        title={title}
        description={data?.metaDescription ?? t(`${type}.description`)}
        canonical={path}
        status={data === null ? 404 : 200}
      />
      <TextPage
        eyebrow={t('legal')}
        title={title}
        note={data && t('updated', { date: format.date(data.updatedAt) })}
        sections={text?.sections ?? NO_SECTIONS}
      >
        {text ? <RichText html={text.html} /> : <EditableText type={type} />}
      </TextPage>
    </PublicPage>
  );
}
