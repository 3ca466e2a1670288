import { useTexts } from '@vitrine/platform';
import { useContext, useState } from 'react';
import { Overlay } from '../../shared/controls/overlay.js';
import { Combobox, type Suggestion } from './combobox.js';
import { WATCH_KINDS } from './fixed-names.js';
import { GlobalSearchContext } from './global-search-context.js';
import { SEARCH_TEXTS } from './texts.js';
import { useSuggestions } from './use-suggestions.js';

/** A search over the whole screen: first five kinds of watches, then live hits (public spec §2, global search overlay). */
export default function GlobalSearchOverlay() {
  const t = useTexts(SEARCH_TEXTS);
  const close = useContext(GlobalSearchContext);
  const [text, setText] = useState('');
  const kinds: Suggestion[] = WATCH_KINDS.map((kind) => ({
    key: kind,
    label: t(`kinds.${kind}`),
    choose: () => setText(t(`kinds.${kind}`)),
  }));
  const { suggestions, status } = useSuggestions(text, text === '' ? kinds : [], close);
  return (
    <Overlay title={t('everything')} onClose={close}>
      <Combobox text={text} onText={setText} suggestions={suggestions} status={status} />
    </Overlay>
  );
}
