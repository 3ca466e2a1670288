import { useTexts } from '@vitrine/platform';
import type { ContentPageType } from '@vitrine/schemas';
import { useContentPage } from '../shared/content/content-page.js';
import { RichText } from '../shared/content/rich-text.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import { CONTENT_TEXTS } from './texts.js';

/** The text of an editable page, or the reason why there is none (public spec §8, Legal content missing). */
export function EditableText({ type }: { type: ContentPageType }) {
  const t = useTexts(CONTENT_TEXTS);
  const { data, isPending, isFetching, refetch } = useContentPage(type);
  if (data) return <RichText html={data.content} />;
  if (isPending) {
    return <Skeleton bones={['line', 'line', 'line']} />;
  }
  return <Failure message={t('unavailable')} onRetry={() => void refetch()} retrying={isFetching} />;
}
