import { useNavigate, useTexts } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { CONTROL_TEXTS } from '../../shared/controls/texts.js';
import { MAX_SUGGESTIONS } from '../bar/bar-height.js';
import type { Suggestion } from './combobox.js';
import { SEARCH_TEXTS } from './texts.js';
import { useHits } from '../../shared/search/use-hits.js';

/**
 * `first`, then the live hits for the text, six rows in all; choosing a hit opens its page (design: Search).
 * `onLeave` is called before that.
 */
export function useSuggestions(
  text: string,
  first: readonly Suggestion[],
  onLeave?: () => void,
): { suggestions: Suggestion[]; status: ReactNode } {
  const t = useTexts(SEARCH_TEXTS);
  const c = useTexts(CONTROL_TEXTS);
  const navigate = useNavigate();
  const { hits, settled, failed, retry } = useHits(text);
  const open = (path: string) => {
    onLeave?.();
    void navigate(path);
  };
  const found = hits.map(({ type, id, title, url }) => ({
    key: `${type}-${id}`,
    label: title,
    note: t(type),
    choose: () => open(url),
  }));
  const suggestions = [...first, ...found].slice(0, MAX_SUGGESTIONS);

  const status = () => {
    if (failed)
      return (
        <>
          {t('failed')}{' '}
          <button type="button" onClick={retry}>
            {c('retry')}
          </button>
        </>
      );
    if (suggestions.length > 0) return t(suggestions.length === 1 ? 'one' : 'count', { count: suggestions.length });
    if (!settled) return null;
    return (
      <>
        {t('none')}{' '}
        <button type="button" onClick={() => open('/products')}>
          {t('all')}
        </button>
      </>
    );
  };
  return { suggestions, status: status() };
}
