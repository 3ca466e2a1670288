import { Link, useSearchParams, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { buttonClass } from '../shared/controls/button-link.js';
import { SearchField } from '../shared/controls/search-field.js';
import { useHits } from '../shared/search/use-hits.js';
import styles from './not-found-search.module.css';
import { NOT_FOUND_TEXTS } from './texts.js';

/** Query parameter with the search text, for pages without scripts. */
const SEARCH_PARAMETER = 'search';

/** Maximum number of hits. */
const MAX_HITS = 6;

/** Searches the whole site and lists the hits below the field. */
export function NotFoundSearch() {
  const t = useTexts(NOT_FOUND_TEXTS);
  const [parameters] = useSearchParams();
  const [text, setText] = useState(parameters.get(SEARCH_PARAMETER) ?? '');
  const { hits, settled, failed, retry } = useHits(text);
  return (
    <div className={styles.search}>
      <SearchField
        label={t('search.label')}
        submit={t('search.submit')}
        name={SEARCH_PARAMETER}
        value={text}
        onType={setText}
      />
      <p role="status" className={styles.status}>
        {failed && (
          <>
            {t('search.failed')}{' '}
            <button type="button" className={buttonClass('text')} onClick={retry}>
              {t('search.retry')}
            </button>
          </>
        )}
        {settled && hits.length === 0 && t('search.none')}
      </p>
      {hits.length > 0 && (
        <ul className={styles.hits} aria-label={t('search.hits')}>
          {hits.slice(0, MAX_HITS).map(({ type, id, title, subtitle, url }) => (
            <li key={`${type}-${id}`}>
              <Link to={url}>{title}</Link>
              {subtitle && <span>{subtitle}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
